import Foundation
import Testing

/// `--format json`: one document on standard output, for scripts.
@Suite struct DocumentTests {
  private static let files = [
    "Counter.swift": Sample.model("Counter"), "Settings.swift": Sample.blockedModel,
  ]

  private func document(_ result: CommandResult) throws -> [String: Any] {
    let data = Data(result.output.utf8)
    let violations = try JSONSchema.documentation().violations(of: data)
    #expect(violations == [], "\(violations)")
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func commands(_ document: [String: Any]) -> [String] {
    (document["next"] as? [[String: String]] ?? []).compactMap { $0["command"] }
  }

  @Test func takesThePlaceOfThePatch() throws {
    let folder = try ScratchFolder(Self.files)
    let result = try folder.tool("--dry-run", "--format", "json", "--report", "r.json", ".")
    #expect(result.status == 0)
    let document = try document(result)
    #expect(document["mode"] as? String == "dryRun")
    let group = try #require((document["groups"] as? [[String: Any]])?.first)
    let id = try #require(group["id"] as? String)
    #expect(group["files"] as? [String] == ["Counter.swift"])
    #expect(
      commands(document) == ["migrate-observable .", "migrate-observable explain Ignored"])
    #expect(try folder.text("r.json") == result.output)
    #expect(try folder.text("Counter.swift") == Sample.model("Counter"))

    // The same whatever else is in the project.
    try folder.write("Other.swift", Sample.model("Other"))
    let again = try self.document(try folder.tool("--dry-run", "--format", "json", "."))
    let ids = (again["groups"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    #expect(ids.contains(id) && ids.count == 2)
  }

  @Test func isPrintedInEveryMode() throws {
    let folder = try ScratchFolder(Self.files)
    let check = try folder.tool("--check", "--format", "json", ".")
    #expect(check.status == 1)
    let found = try document(check)["diagnostics"] as? [[String: Any]]
    #expect(found?.map { $0["name"] as? String } == ["NotMigrated", "Ignored"])
    #expect(
      try document(folder.tool("--audit", "--format", "json", "."))["mode"] as? String == "audit")
    let applied = try document(folder.apply("--format", "json", "."))
    #expect(applied["mode"] as? String == "apply")
    #expect(commands(applied).first == "migrate-observable undo")
    #expect(try folder.text("Counter.swift") == Sample.moved("Counter"))
  }

  @Test func nextCommandsRepeatTheOptions() throws {
    let folder = try ScratchFolder(Self.files)
    let result = try folder.tool(
      "--dry-run", "--format", "json", "--heavy", "keep", "--exclude", "It's", "--project", ".",
      "--unpublished", "minimal", "--strategy", "Counter=keep", "--placeholder", ".")
    #expect(
      commands(try document(result)).first
        == #"migrate-observable --project . --exclude 'It'\''s' --heavy keep --unpublished minimal"#
        + " --strategy Counter=keep --placeholder .")
  }

  @Test func isNoFileName() throws {
    let folder = try ScratchFolder(Self.files)
    let result = try folder.apply("--report", "-")
    #expect(result.status == 64)
    #expect(result.errors.contains("use --format json to print JSON on standard output"))
  }

  /// `migrate-observable … | head -1` ends, loses nothing, and has its own exit code.
  @Test(arguments: [["--dry-run"], ["--format", "json"], ["--dry-run", "--format", "json"]])
  func closedPipe(_ arguments: [String]) throws {
    let files = (0..<200).map { ("Model\($0).swift", Sample.model("Model\($0)")) }
    let folder = try ScratchFolder(Dictionary(uniqueKeysWithValues: files))
    let tool =
      ([ScratchFolder.executable, "--allow-no-vcs", "--report", "r.json", "."] + arguments)
      .joined(separator: " ")
    let result = try folder.run(
      "/bin/sh", ["-c", "{ \(tool) .; echo $? > status; } | head -c 1"])
    #expect(result.errors.contains("note: standard output was closed"), "\(result.errors)")
    #expect(try folder.text("status") == "0\n")
    #expect(try folder.text("r.json").contains("model199-"))
    if !arguments.contains("--dry-run") {
      #expect(try folder.text("Model7.swift") == Sample.moved("Model7"))
    }
  }
}
