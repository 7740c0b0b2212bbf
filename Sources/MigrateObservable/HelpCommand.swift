import ArgumentParser

struct HelpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate-observable help",
    abstract: "Print what scripts depend on: exit codes, the configuration, the JSON document.",
    discussion: "Without a topic, lists all topics.")

  @Argument(help: "Topic, as listed without one.")
  var topic: String?

  @Flag(help: .hidden)
  var noPager = false

  func run() throws {
    let terminal = Terminal(color: .never, isQuiet: false)
    guard let topic else {
      let width = HelpTopic.allCases.map(\.rawValue.count).max() ?? 0
      let lines = HelpTopic.allCases.map { topic in
        let padding = String(repeating: " ", count: width - topic.rawValue.count)
        return "  \(topic.rawValue)\(padding)  \(topic.summary)"
      }
      terminal.printResult(
        (["Topics of `migrate-observable help`:"] + lines + ["Options: migrate-observable --help"])
          .joined(separator: "\n"))
      return
    }
    if let found = HelpTopic(rawValue: topic) {
      terminal.printResult(found.text)
      return
    }
    let nearest = nearestName(to: topic, among: HelpTopic.allCases.map(\.rawValue))
    terminal.report([
      "error: there is no help topic `\(topic)`; "
        + (nearest.map { "did you mean `\($0)`?" } ?? "`migrate-observable help` lists all")
    ])
    throw ExitCode(ExitStatus.usage.rawValue)
  }
}
