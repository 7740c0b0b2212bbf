import Foundation
import Testing

@Suite struct CommitTests {
  private let files = [
    "App/A.swift": Sample.model("A") + Sample.model("B"), "App/C.swift": Sample.model("C"),
    "notes.txt": "mine\n",
  ]

  private func log(_ folder: ScratchFolder, _ arguments: String...) throws -> [String] {
    let result = try folder.run("/usr/bin/env", ["git"] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  private let identity = [
    "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "a",
    "GIT_COMMITTER_EMAIL": "a@example.com",
  ]

  @Test func oneCommitPerSlice() throws {
    let folder = try ScratchFolder(files)
    try folder.commitAll()
    try folder.write("untracked.txt", "mine\n")
    let result = try folder.tool("--commit", ".", in: "App", environment: identity)
    #expect(result.status == 0 && result.errors.contains("3 commits"), "\(result.errors)")
    #expect(
      try log(folder, "log", "--format=%s") == [
        "Migrate C to @Observable", "Migrate B to @Observable", "Migrate A to @Observable",
        "before",
      ])
    #expect(try log(folder, "show", "--name-only", "--format=", "HEAD~1") == ["App/A.swift"])
    #expect(
      try folder.run("/usr/bin/env", ["git", "show", "HEAD~2:App/A.swift"]).output
        == Sample.moved("A") + Sample.model("B"))
    #expect(try log(folder, "status", "--porcelain") == ["?? untracked.txt"])
    #expect(try folder.text("App/A.swift") == Sample.moved("A") + Sample.moved("B"))

    let refused = try folder.tool("undo", in: "App")
    #expect(refused.status == 75)
    let base = try log(folder, "rev-parse", "--short=12", "HEAD~3")[0]
    for text in [result.errors, refused.errors] {
      #expect(text.contains("with `git reset --keep \(base)`"), "\(text)")
    }
    #expect(!result.errors.contains("migrate-observable undo"), "\(result.errors)")
    #expect(try folder.tool("undo", "--list", in: "App").output.contains(" commits: "))
    #expect(try folder.tool("undo", "--force", in: "App").status == 0)
    #expect(try folder.text("App/A.swift") == files["App/A.swift"])
    #expect(try folder.text("App/C.swift") == files["App/C.swift"])
    #expect(try log(folder, "log", "--format=%s").count == 4)
  }

  @Test func onlyInACleanRepository() throws {
    let folder = try ScratchFolder(files)
    #expect(try folder.tool("--commit", ".").status == 75)
    try folder.commitAll()
    try folder.write("notes.txt", "changed\n")
    let dirty = try folder.tool("--commit", ".", environment: identity)
    #expect(dirty.status == 75 && dirty.errors.contains("clean repository"))
    try folder.git("add", "--all")
    #expect(try folder.tool("--commit", ".", environment: identity).status == 75)
    #expect(try log(folder, "log", "--format=%s") == ["before"])
    #expect(try folder.text("App/A.swift") == files["App/A.swift"])
    #expect(try folder.tool("--commit", ".", "--allow-dirty").status == 64)
    #expect(try folder.tool("--commit", ".", "--check").status == 64)
  }

  /// Nothing is written where Git takes no commit.
  @Test func aRefusedCommitChangesNothing() throws {
    let folder = try ScratchFolder(files)
    try folder.commitAll()
    try folder.git("config", "commit.gpgsign", "true")
    try folder.git("config", "gpg.program", "false")
    #expect(try folder.tool("--commit", ".", environment: identity).status == 75)
    #expect(try log(folder, "status", "--porcelain").isEmpty)
    #expect(try folder.text("App/A.swift") == files["App/A.swift"])
  }

  /// What Git keeps with other line ends than the work tree is committed as Git keeps it.
  @Test func lineEndsAreGits() throws {
    let folder = try ScratchFolder([
      "A.swift": Sample.model("A").replacing("\n", with: "\r\n"),
      ".gitattributes": "*.swift text eol=crlf\n",
    ])
    try folder.commitAll()
    #expect(try folder.tool("--commit", ".", environment: identity).status == 0)
    #expect(
      try folder.run("/usr/bin/env", ["git", "show", "HEAD:A.swift"]).output == Sample.moved("A"))
    #expect(try log(folder, "status", "--porcelain").isEmpty)
  }
}
