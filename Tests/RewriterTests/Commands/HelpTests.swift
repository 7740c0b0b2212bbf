import Foundation
import Testing

@testable import MigrateObservable
@testable import Rewriter

/// `help`, completions, and that the documentation knows every option.
@Suite struct HelpTests {
  @Test(arguments: HelpTopic.allCases)
  func topics(_ topic: HelpTopic) throws {
    let result = try ScratchFolder().tool("help", topic.rawValue)
    #expect(result.status == 0)
    #expect(result.output == topic.text + "\n")
  }

  @Test func listOfTopics() throws {
    let folder = try ScratchFolder()
    let list = try folder.tool("help")
    for topic in HelpTopic.allCases { #expect(list.output.contains("\n  \(topic.rawValue) ")) }
    let unknown = try folder.tool("help", "exit-code")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("did you mean `exit-codes`?"))
    #expect(try folder.tool("--help").output.contains("migrate-observable help"))
  }

  @Test func everyExitCodeAndKeyIsExplained() {
    for status in ExitStatus.allCases {
      #expect(HelpTopic.exitCodes.text.contains("| \(status.rawValue) | \(status.meaning) |"))
    }
    for key in Configuration.keys {
      #expect(HelpTopic.configuration.text.contains("`\(key.name)`"))
    }
  }

  private struct Dump: Decodable {
    struct Command: Decodable { let arguments: [Argument]? }
    struct Argument: Decodable {
      struct Name: Decodable {
        let kind: String
        let name: String
      }
      let names: [Name]?
      let shouldDisplay: Bool
    }
    let command: Command
  }

  /// The long options that the tool shows in its help.
  private func options() throws -> [String] {
    let dump = try ScratchFolder().tool("--experimental-dump-help").output
    let arguments = try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command.arguments
    return (arguments ?? []).filter(\.shouldDisplay).flatMap { $0.names ?? [] }
      .filter { $0.kind == "long" }.map { "--" + $0.name }
  }

  @Test func documentationKnowsEveryOption() throws {
    let file = Repository.root.appendingPathComponent("Documentation/CommandLine.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let options = try options()
    #expect(options.count > 30)
    for option in options { #expect(page.contains("`\(option)"), "\(option)") }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) throws {
    let folder = try ScratchFolder()
    let script = try folder.tool("--generate-completion-script", shell)
    #expect(script.status == 0)
    for option in try options() {
      #expect(script.output.contains(shell == "fish" ? "-l '\(option.dropFirst(2))'" : option))
    }
    try folder.write("script", script.output)
    let check = try folder.run("/usr/bin/env", ["sh", "-c", "command -v \(shell) || true"])
    guard !check.output.isEmpty else { return }
    #expect(try folder.run("/usr/bin/env", [shell, "-n", "script"]).status == 0)
  }
}
