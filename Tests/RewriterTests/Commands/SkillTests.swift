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
    let tool = ".git/tools/migrate-observable"
    if !FileManager.default.fileExists(atPath: folder.absolute(tool)) {
      try folder.link(tool, to: ScratchFolder.executable)
    }
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

  /// Runs the script of the documentation in a folder; `path` is relative to it.
  private func migrateByGroup(
    _ folder: ScratchFolder, building build: String, _ path: String, _ options: String...
  ) throws -> (status: Int32, output: String, errors: String) {
    let script = "Documentation/Scripts/migrate-by-group.sh"
    #expect(try text(script).split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
    let result = try folder.run(
      "/bin/sh", [Repository.root.appendingPathComponent(script).path, build, path] + options,
      environment: environment(folder))
    return (result.status, result.output, result.errors)
  }

  private func git(_ folder: ScratchFolder, _ arguments: String...) throws -> String {
    try folder.run("/usr/bin/env", ["git"] + arguments).output
  }

  /// The script migrates group by group, with a build that fails for two of the groups and changes a file.
  @Test func groupByGroup() throws {
    let names = ["A", "B", "C", "D", "E"]
    let files = names.map { ("Sources/\($0).swift", Sample.model($0)) } + [("Lock", "1\n")]
    let folder = try ScratchFolder(Dictionary(uniqueKeysWithValues: files))
    try folder.commitAll()
    let build =
      "echo 2 > Lock; ! grep -q @Observable Sources/B.swift && ! grep -q @Observable Sources/D.swift"
    let result = try migrateByGroup(folder, building: build, "Sources")
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.output.contains("\n3 groups migrated\nnot migrated: b-"), "\(result.output)")
    for name in names {
      let expected = ["B", "D"].contains(name) ? Sample.model(name) : Sample.moved(name)
      #expect(try folder.text("Sources/\(name).swift") == expected, "\(name)")
    }
    #expect(try git(folder, "log", "--format=%s").split(separator: "\n").count == 4)
    #expect(try git(folder, "status", "--porcelain") == " M Lock\n")
  }

  /// The script commits to the repository of the folder that it is given, nothing but the migration, or says why not.
  @Test func commitsOfTheScript() throws {
    let folder = try ScratchFolder(["other/A.swift": Sample.model("A"), "notes.txt": "1\n"])
    try folder.commitAll()
    try folder.write("notes.txt", "2\n")
    let dirty = try migrateByGroup(folder, building: "true", ".")
    #expect(dirty.status == 75)
    #expect(dirty.errors.contains("uncommitted changes"))

    _ = try folder.run("/usr/bin/env", ["git", "init", "-q", "other"])
    _ = try git(folder, "-C", "other", "add", ".")
    _ = try git(
      folder, "-C", "other", "-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm",
      "Start")
    let nested = try migrateByGroup(folder, building: "true", "other")
    #expect(nested.output.hasSuffix("\n1 groups migrated\n"), "\(nested)")
    #expect(try git(folder, "-C", "other", "log", "--format=%s").contains("Migrate a-"))
    #expect(try folder.text("other/A.swift") == Sample.moved("A"))
    #expect(try git(folder, "status", "--porcelain", "notes.txt") == " M notes.txt\n")
  }

  @Test func scriptSaysWhatKeepsItFromMigrating() throws {
    let folder = try ScratchFolder([
      "A.swift": Sample.model("A"),
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "App", platforms: [.iOS(.v16)], targets: [.target(name: "App", path: ".")])

      """,
    ])
    try folder.commitAll()
    let result = try migrateByGroup(folder, building: "true", ".")
    #expect(result.output == "0 groups migrated\n")
    #expect(result.errors.contains("#DeploymentFloor"), "\(result.errors)")
    let raised = try migrateByGroup(
      folder, building: "true", ".", "--deployment-target", "ignore")
    #expect(raised.output.hasSuffix("\n1 groups migrated\n"), "\(raised)")

    try folder.write("B.swift", Sample.model("B"))
    try folder.commitAll()
    try folder.write(".git/hooks/pre-commit", "#!/bin/sh\nexit 1\n")
    _ = try folder.run("/usr/bin/env", ["chmod", "+x", ".git/hooks/pre-commit"])
    let refused = try migrateByGroup(folder, building: "true", ".", "--deployment-target", "ignore")
    #expect(refused.status == 1)
    #expect(!refused.output.contains("migrated"))
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
