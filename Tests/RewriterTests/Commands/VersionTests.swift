import Foundation
import Testing

@testable import MigrateObservable

@Suite struct VersionTests {
  @Test func isSemantic() {
    let format = /(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-(alpha|beta|rc)\.[1-9]\d*)?/
    #expect(Version.number.wholeMatch(of: format) != nil)
  }

  @Test func namesTheCommitOfAReleaseOnly() {
    let commit = String(repeating: "0123456789abcdef", count: 3).prefix(40)
    #expect(Version.line(commit: String(commit)) == Version.number + " (0123456789ab)")
    #expect(Version.line(commit: "$Format:%H$") == Version.number)
  }

  @Test func isPrintedAndReported() throws {
    let folder = try ScratchFolder(["Counter.swift": Sample.model("Counter")])
    for arguments in [["--version"], ["--version", "--quiet"]] {
      let result = try folder.run(ScratchFolder.executable, arguments)
      #expect(result.status == 0)
      #expect(result.output == Version.line + "\n")
    }
    #expect(
      try folder.tool("--dry-run", "--report", "a.json", "--report", "a.sarif").status == 0)
    #expect(try folder.text("a.json").contains("\"version\": \"\(Version.number)\""))
    #expect(try folder.text("a.sarif").contains("\"semanticVersion\": \"\(Version.number)\""))
  }

  /// The sources that `git archive` exports name the commit.
  @Test func exportedSourcesNameTheCommit() throws {
    let folder = try ScratchFolder()
    for name in [".gitattributes", "Sources/MigrateObservable/Version.swift"] {
      try folder.write(name, Data(contentsOf: Repository.root.appendingPathComponent(name)))
    }
    try folder.commitAll()
    let head = try folder.run("/usr/bin/env", ["git", "rev-parse", "HEAD"]).output
      .trimmingCharacters(in: .newlines)
    let archive = try folder.run(
      "/bin/sh",
      ["-c", "git archive HEAD Sources | tar -xO Sources/MigrateObservable/Version.swift"])
    #expect(archive.status == 0, "\(archive.errors)")
    #expect(archive.output.contains("exportedCommit = \"\(head)\""))
  }
}
