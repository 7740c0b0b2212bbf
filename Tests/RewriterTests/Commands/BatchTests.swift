import Foundation
import Testing

@testable import MigrateObservable

/// The same run in many projects.
@Suite struct BatchTests {
  private func lines(_ result: CommandResult) throws -> [[String: Any]] {
    try result.output.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }

  @Test func oneLineForEachProject() throws {
    let folder = try ScratchFolder([
      "One/A.swift": Sample.model("A"), "Two words/B.swift": Sample.model("B"),
      "Empty/notes.txt": "", "list": "# all\nOne\nGone\n\n  Two words\nEmpty\n",
    ])
    let result = try folder.apply("--batch", "list")
    #expect(result.status == 66, "\(result.errors)")
    let lines = try lines(result)
    #expect(lines.map { $0["project"] as? String } == ["One", "Gone", "Two words", "Empty"])
    #expect(lines.map { $0["exitCode"] as? Int } == [0, 66, 0, 66])
    #expect((lines[2]["summary"] as? [String: Int])?["migrated"] == 1)
    #expect((lines[1]["errors"] as? [String])?.first == "Gone: error: the path is not a folder")
    #expect((lines[3]["errors"] as? [String])?.first?.contains("no Swift file found") == true)
    #expect(try folder.text("One/A.swift") == Sample.moved("A"))
    #expect(try folder.text("Two words/B.swift") == Sample.moved("B"))
  }

  @Test func severalProjects() throws {
    let folder = try ScratchFolder(["One/A.swift": Sample.model("A"), "Two/B.swift": Sample.plain])
    let result = try folder.tool("--check", "--project", "One", "--project=Two")
    #expect(result.status == 1)
    #expect(try lines(result).map { $0["exitCode"] as? Int } == [1, 0])
    #expect(try folder.text("One/A.swift") == Sample.model("A"))
  }

  @Test(arguments: [["--format", "json"], ["--interactive"]])
  func whatABatchDoesNotTake(_ arguments: [String]) throws {
    let folder = try ScratchFolder(["One/A.swift": Sample.model("A"), "list": "One\n"])
    let result = try folder.run(ScratchFolder.executable, ["--batch", "list"] + arguments)
    #expect(result.status == 64)
    #expect(try folder.tool("--batch", "gone").status == 66)
  }

  @Test func argumentsOfEachRun() {
    #expect(
      BatchRun.withoutProjects(["--project", "a", "--check", "--batch=b", "--only", "C"])
        == ["--check", "--only", "C"])
  }
}
