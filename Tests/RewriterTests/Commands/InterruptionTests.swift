import Foundation
import Testing

/// A signal that comes while the tool works: it puts everything back, says so once, and ends by it.
@Suite struct InterruptionTests {
  /// A Git of the test's own sends the signal, so that it comes after the tool holds signals back, and
  /// before it writes.
  @Test(arguments: [("TERM", SIGTERM), ("INT", SIGINT), ("HUP", SIGHUP)])
  func endsByTheSignal(_ name: String, _ number: Int32) throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    try folder.commitAll()
    try folder.write("bin/git", "#!/bin/sh\nkill -\(name) $PPID\n")
    chmod(folder.absolute("bin/git"), 0o755)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let result = try folder.tool(
      ".", environment: ["PATH": folder.absolute("bin") + ":" + path])
    #expect(result.status == 128 + number)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.suffix(2) == ["error: interrupted", "error: all files were restored"])
    #expect(lines.count { $0 == "error: interrupted" } == 1)
    #expect(try folder.text("A.swift") == Sample.model("A"))
  }

  /// Between two commits, and not only when the files are written.
  @Test func noFurtherCommitIsMade() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A") + Sample.model("B")])
    try folder.commitAll()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    try folder.write(
      "bin/git",
      """
      #!/bin/sh
      case "$*" in *commit-tree*) echo commit >> "$LOG"; kill -TERM $PPID;; esac
      PATH="$REST" exec git "$@"

      """)
    chmod(folder.absolute("bin/git"), 0o755)
    let result = try folder.tool(
      "--commit", "A.swift",
      environment: [
        "PATH": folder.absolute("bin") + ":" + path, "REST": path, "LOG": folder.absolute("log"),
        "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "a",
        "GIT_COMMITTER_EMAIL": "a@example.com",
      ])
    #expect(result.status == 128 + SIGTERM)
    #expect(result.errors.contains("error: interrupted\nerror: all files are unchanged"))
    #expect(try folder.text("log") == "commit\n")
    #expect(try folder.text("A.swift") == Sample.model("A") + Sample.model("B"))
  }
}
