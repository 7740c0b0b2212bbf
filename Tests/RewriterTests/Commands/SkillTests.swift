import Foundation
import Testing

/// The commands that the documentation shows to agents and scripts do what it says.
@Suite struct SkillTests {
  private static let sources = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "App", platforms: [.iOS(.v17), .macOS(.v14)], targets: [.target(name: "App")])

    """,
    "Sources/App/Counter.swift": Sample.model("Counter"),
    "Sources/App/Timer.swift": Sample.model("Ticker"),
    "Sources/App/Settings.swift": Sample.blockedModel,
    "Sources/App/Feed.swift": """
    import SwiftUI

    final class FeedModel: ObservableObject {
      @Published var text: String

      init() { text = (try? String(contentsOfFile: "/feed", encoding: .utf8)) ?? "" }
    }

    struct FeedView: View {
      @StateObject private var model = FeedModel()

      var body: some View { Text(model.text) }
    }

    """,
  ]

  /// The tool by its name, and an author for Git.
  private func environment(_ folder: ScratchFolder) throws -> [String: String] {
    let tools = folder.absolute(".git/tools")
    try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
    try folder.link(".git/tools/migrate-observable", to: ScratchFolder.executable)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return [
      "PATH": "\(tools):\(path)", "TMPDIR": folder.absolute(".git"), "GIT_AUTHOR_NAME": "a",
      "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "a",
      "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Followed in their order, in a project of our own, the commands of the skill end with what can migrate migrated.
  @Test func commandsOfTheSkill() throws {
    let folder = try ScratchFolder(Self.sources)
    try folder.commitAll()
    let environment = try environment(folder)
    let skill = try text("skills/migrate-observable/SKILL.md")
    let commands = skill.matches(of: #/(?s)```sh\n(.*?)```/#).flatMap {
      $0.output.1.split(separator: "\n").map(String.init)
    }
    #expect(commands.count >= 10)
    for command in commands {
      let result = try folder.run(
        "/bin/sh", ["-c", command.replacing("/tmp/", with: "$TMPDIR/")], environment: environment)
      #expect(result.status == 0, "\(command): \(result.errors)")
    }
    #expect(try folder.text(".git/plan.json").contains("\"groups\""))
    for name in ["Counter", "Timer", "Feed"] {
      #expect(try folder.text("Sources/App/\(name).swift").contains("@Observable"), "\(name)")
    }
    #expect(try folder.text("Sources/App/Settings.swift") == Sample.blockedModel)
  }

  @Test func skillSaysWhatTheToolPrints() throws {
    let skill = try text("skills/migrate-observable/SKILL.md")
    #expect(skill.hasPrefix("---\nname: migrate-observable\ndescription: "))
    let folder = try ScratchFolder(["Point.swift": Sample.plain])
    #expect(try folder.apply("--next", ".").errors.contains("no ObservableObject to migrate"))
    #expect(skill.contains("`no ObservableObject to migrate`"))
  }

  /// The script migrates group by group, with a build that fails for two of the groups.
  @Test func groupByGroup() throws {
    let script = "Documentation/Scripts/migrate-by-group.sh"
    let names = ["A", "B", "C", "D", "E"]
    let files = names.map { ("Sources/\($0).swift", Sample.model($0)) }
    let folder = try ScratchFolder(Dictionary(uniqueKeysWithValues: files))
    try folder.commitAll()
    #expect(try text(script).split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
    let build = "! grep -q @Observable Sources/B.swift && ! grep -q @Observable Sources/D.swift"
    let result = try folder.run(
      "/bin/sh", [Repository.root.appendingPathComponent(script).path, build, "Sources"],
      environment: environment(folder))
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.output.contains("\n3 groups migrated\nnot migrated: b-"), "\(result.output)")
    for name in names {
      let expected = ["B", "D"].contains(name) ? Sample.model(name) : Sample.moved(name)
      #expect(try folder.text("Sources/\(name).swift") == expected, "\(name)")
    }
    let log = try folder.run("/usr/bin/env", ["git", "log", "--format=%s"])
    #expect(log.output.split(separator: "\n").count == 4)
    #expect(try folder.run("/usr/bin/env", ["git", "status", "--porcelain"]).output.isEmpty)
  }

  @Test func scriptForMultiGitter() throws {
    let page = try text("Documentation/Scale.md")
    let script = try #require(
      page.firstMatch(of: #/(?s)<!-- example: multi-gitter -->\n```sh\n(.*?)```/#)?.output.1)
    let folder = try ScratchFolder(Self.sources)
    try folder.commitAll()
    let result = try folder.run(
      "/bin/sh", ["-c", String(script)], environment: environment(folder))
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.text("Sources/App/Counter.swift") == Sample.moved("Counter"))
    #expect(try folder.text(".git/observable-report.md").contains("NeedsReview"))
    let changed = try folder.run("/usr/bin/env", ["git", "status", "--porcelain"]).output
    #expect(!changed.contains("report"))
  }

  @Test func batchOfTheDocumentation() throws {
    let page = try text("Documentation/Scale.md")
    let command = try #require(
      page.firstMatch(of: #/```sh\n(migrate-observable --check --batch.*)\n/#)?.output.1)
    let folder = try ScratchFolder([
      "one/A.swift": Sample.model("A"), "two/B.swift": Sample.plain, "projects.txt": "one\ntwo\n",
    ])
    try folder.commitAll()
    let result = try folder.run(
      "/bin/sh", ["-c", String(command)], environment: environment(folder))
    #expect(result.status == 1)
    #expect(try folder.text("results.jsonl").split(separator: "\n").count == 2)
    #expect(try folder.text("one/observable.json").contains("\"schemaVersion\": 1"))
  }
}
