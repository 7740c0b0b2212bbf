import Foundation
import Testing

@testable import MigrateObservable

/// A call without a path, the terminal's patch, and the runs that can be undone.
@Suite struct PlanTests {
  @Test func aCallWithoutAPathWritesNothing() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A"), "S.swift": Sample.blockedModel])
    try folder.commitAll()
    let result = try folder.tool("--report", "../plan.md")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("2 observable types in 2 files; nothing is written."))
    for part in [
      "1 to migrate, 3 changes in 1 file:", "  A\n", "1 blocked:", "1 × ",
      "Apply:   migrate-observable .",
    ] { #expect(result.output.contains(part), "\(part) in \(result.output)") }
    #expect(result.errors == "report written to ../plan.md\n")
    #expect(try folder.text("A.swift") == Sample.model("A"))
    #expect(try folder.tool(".").status == 0)
    #expect(try folder.text("A.swift") == Sample.moved("A"))
  }

  /// The commands that a plan names do what the plan says.
  @Test func aPlanNamesCommandsWithItsOptions() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A"), "B.swift": Sample.model("B")])
    let plan = try folder.tool("--except", "B", "--combine", "block").output
    #expect(
      plan.contains("Apply:   migrate-observable --except B --combine block .\n"), "\(plan)")
    let document = try folder.tool("--dry-run", "--only", "A", "--format", "json", ".").output
    #expect(document.contains(#""migrate-observable --only A .""#), "\(document)")
    #expect(!document.contains("--next"))
  }

  @Test func aFullStandardOutputIsAnError() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    let line = "\(ScratchFolder.executable) --dry-run . > /dev/full"
    let result = try folder.run("/bin/sh", ["-c", line])
    #expect(result.status == 73)
    #expect(result.errors.contains("error: standard output cannot be written: "))
  }

  @Test func aRunSaysWhatCanBeDoneNext() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    let result = try folder.apply("--report", "r.md")
    #expect(
      result.errors.hasSuffix(
        """
        report written to r.md
        undo with `migrate-observable undo`
        next: build the project and run its tests

        """), "\(result.errors)")
    #expect(try !folder.tool("--dry-run").errors.contains("undo with"))
  }

  @Test func severalRunsCanBeUndone() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A"), "B.swift": Sample.model("B")])
    #expect(try folder.apply("--only", "A").status == 0)
    #expect(try folder.apply("--only", "B").status == 0)
    #expect(
      try folder.tool("undo", "--list").output == "1  1 file: B.swift\n2  1 file: A.swift\n")
    #expect(try folder.tool("undo").status == 0)
    #expect(try folder.text("B.swift") == Sample.model("B"))
    #expect(try folder.text("A.swift") == Sample.moved("A"))
    #expect(try folder.tool("undo").status == 0)
    #expect(try folder.text("A.swift") == Sample.model("A"))
    #expect(try folder.tool("undo").errors.contains("there is no run to undo"))
  }

  @Test func thePagerShowsAColoredPatchBeforeTheSummary() throws {
    let folder = try ScratchFolder(["A.swift": Sample.model("A")])
    try folder.write("pager", "#!/bin/sh\necho begin; cat; echo end\n")
    let environment = ["PAGER": "sh ./pager", "TERM": "xterm", "NO_COLOR": ""]
    let run = try Dialogue(folder, ["--dry-run"], environment: environment)
    let shown = run.finish(typing: "").replacing("\r\n", with: "\n")
    #expect(run.status == 0)
    let begin = try #require(shown.firstRange(of: "begin\n"), "\(shown)")
    let end = try #require(shown.firstRange(of: "end\n"), "\(shown)")
    let patch = shown[begin.upperBound..<end.lowerBound]
    #expect(patch.contains("\u{1B}[32m+@Observable\u{1B}[0m"))
    #expect(shown[end.upperBound...].contains("1 observable type: 1 to migrate"))
    let plain = try Dialogue(folder, ["--dry-run", "--no-pager"], environment: environment)
    #expect(!plain.finish(typing: "").contains("begin"))
  }
}
