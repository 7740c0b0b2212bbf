import Foundation
import Testing

@testable import MigrateObservable
@testable import Rewriter

/// The exit codes, and what a run does as a whole.
@Suite struct CommandTests {
  @Test func migratesInPlace() throws {
    let folder = try ScratchFolder(["Counter.swift": Sample.model("Counter")])
    let result = try folder.apply()
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(try folder.text("Counter.swift") == Sample.moved("Counter"))
    #expect(result.errors.contains("1 file read, 1 changed"))
  }

  /// A click on a place of a run that wrote opens the line as it is now, also where a message names one.
  @Test func placesAreThoseOfTheWrittenFiles() throws {
    let model = """
      import SwiftUI

      final class Gauge: ObservableObject {
        @Published var level = 0
        var limit = 10
      }

      struct Screen: View {
        @ObservedObject var gauge: Gauge

        var body: some View { Text("\\(gauge.level) of \\(gauge.limit)") }
        func raise() { gauge.limit += 1 }
      }

      """
    let folder = try ScratchFolder(["Gauge.swift": model])
    let planned = try folder.tool("--dry-run", ".").errors
    #expect(planned.contains("Gauge.swift:5:7: note: `limit` is now tracked"), "\(planned)")
    #expect(planned.contains("(Gauge.swift:11)"), "\(planned)")
    let applied = try folder.apply(".").errors
    #expect(applied.contains("Gauge.swift:6:7: note: `limit` is now tracked"), "\(applied)")
    #expect(applied.contains("(Gauge.swift:12)"), "\(applied)")
    // Nothing was written.
    try folder.write("Gauge.swift", model)
    try folder.commitAll()
    try folder.write("Gauge.swift", model + "\n")
    let refused = try folder.tool(".")
    #expect(refused.status == 75)
    #expect(refused.errors.contains("Gauge.swift:5:7: note: `limit` is now"), "\(refused.errors)")
  }

  @Test func secondRunChangesNothing() throws {
    let folder = try ScratchFolder([
      "Counter.swift": Sample.model("Counter"), "Settings.swift": Sample.blockedModel,
    ])
    try folder.apply()
    let once = try folder.contents()
    let result = try folder.apply()
    #expect(result.status == 0)
    #expect(try folder.contents() == once)
    #expect(result.errors.contains("0 changed"))
  }

  @Test func dryRunPrintsThePatchOfTheInPlaceRun() throws {
    let files = [
      "Sources/Counter.swift": Sample.model("Counter"),
      "Sources/Deep/Timer.swift": Sample.model("Ticker").replacing("\n", with: "\r\n"),
      "Sources/NoNewline.swift": String(Sample.model("Last").dropLast(1)),
      "Sources/Settings.swift": Sample.blockedModel,
    ]
    let folder = try ScratchFolder(files)
    try folder.commitAll()
    let dry = try folder.tool("--dry-run", "Sources")
    #expect(dry.status == 0)
    #expect(try folder.text("Sources/Counter.swift") == files["Sources/Counter.swift"])

    let patched = try folder.run(
      "/usr/bin/env", ["git", "-c", "core.autocrlf=false", "apply"], input: dry.output)
    #expect(patched.status == 0, "\(patched.errors)")
    let byPatch = try folder.contents()
    try folder.git("checkout", "--quiet", ".")

    #expect(try folder.tool("Sources").status == 0)
    #expect(try folder.contents() == byPatch)
    #expect(byPatch["Sources/Counter.swift"] == Data(Sample.moved("Counter").utf8))
  }

  @Test func dryRunInASubfolderAppliesThere() throws {
    let folder = try ScratchFolder(["App/Sources/Counter.swift": Sample.model("Counter")])
    try folder.commitAll()
    let dry = try folder.tool("--dry-run", ".", in: "App")
    #expect(dry.output.contains("--- a/Sources/Counter.swift"))
    let patched = try folder.run(
      "/usr/bin/env", ["git", "apply"], in: "App", input: dry.output)
    #expect(patched.status == 0, "\(patched.errors)")
    #expect(try folder.text("App/Sources/Counter.swift") == Sample.moved("Counter"))
  }

  @Test func dryRunOfNothingPrintsNothing() throws {
    let folder = try ScratchFolder(["Point.swift": Sample.plain])
    let result = try folder.tool("--dry-run")
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
  }

  @Test func checkFindsWhatWouldChangeAndWhatIsHeld() throws {
    let folder = try ScratchFolder(["Counter.swift": Sample.model("Counter")])
    let result = try folder.tool("--check")
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(try folder.text("Counter.swift") == Sample.model("Counter"))
    #expect(try ScratchFolder(["Settings.swift": Sample.blockedModel]).tool("--check").status == 1)
    #expect(try ScratchFolder(["Point.swift": Sample.plain]).tool("--check").status == 0)
  }

  @Test func heldTypesAreNoErrorUnlessStrict() throws {
    let folder = try ScratchFolder(["Settings.swift": Sample.blockedModel])
    let result = try folder.apply()
    #expect(result.status == 0)
    #expect(result.errors.contains("Settings.swift:3:1: warning:"))
    #expect(try folder.apply("--strict").status == 1)
    #expect(try folder.text("Settings.swift") == Sample.blockedModel)
    let clean = try ScratchFolder(["Counter.swift": Sample.model("Counter")])
    #expect(try clean.apply("--strict").status == 0)
  }

  @Test(arguments: [
    (["--no-such-option"], "--no-such-option"),
    (["--dry-run", "--check"], "cannot be used together"),
    (["--quiet", "--verbose"], "cannot be used together"),
    (["--jobs", "0"], "at least 1"),
    (["--jobs", "many"], "many"),
    (["--color", "sometimes"], "sometimes"),
    (["--diagnostics", "loud"], "loud"),
    (["--report", "report.doc"], "report.doc"),
    (["--report", "-"], "`-`"),
    (["--xcode", "soon"], "`soon`"),
    (["--xcode", "12"], "not `12`"),
    (["--xcode", "17"], "not `17`"),
    (["--report", "a.json", "--report", "./a.json"], "names `./a.json` twice"),
    (["--verify", " "], "--verify needs a command"),
    (["--heavy", "bootstrp"], "did you mean `bootstrap`?"),
    (["--strategy", "Counter"], "TYPE=STRATEGY"),
    (["--strategy", "Counter=kep"], "did you mean `keep`?"),
    (["--combine", "brige"], "did you mean `bridge`?"),
    (["--deployment-target", "ignor"], "did you mean `ignore`?"),
    (["--assume-floor", "17"], "such as ios17 or ios17,macos14, not `17`"),
    (["--assume-floor", "ios17,"], "such as ios17 or ios17,macos14, not `ios17,`"),
    (["--assume-floor", "ios16.4"], "iOS has it from 17.0 on, not `ios16.4`"),
    (
      ["--assume-floor", "ios17", "--deployment-target", "ignore"],
      "--deployment-target ignore cannot be used with --assume-floor"
    ),
    (["--only", "Conter"], "did you mean `Counter`?"),
    (
      ["--only", "App.Counter"],
      "error: no observable type is named `App.Counter`; did you mean `Counter`?"
    ),
    (["--except", "Couter"], "did you mean `Counter`?"),
    (["--strategy", "Conter=keep"], "did you mean `Counter`?"),
  ])
  func badUsage(_ arguments: [String], _ words: String) throws {
    let folder = try ScratchFolder(["Counter.swift": Sample.model("Counter")])
    let result = try folder.run(
      ScratchFolder.executable, ["--allow-no-vcs"] + arguments + ["."])
    #expect(result.status == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(try folder.text("Counter.swift") == Sample.model("Counter"))
  }

  @Test func aPathOutsideTheNamedProjectIsBadUsage() throws {
    let folder = try ScratchFolder([
      "App/Counter.swift": Sample.model("Counter"), "Other/Point.swift": Sample.plain,
    ])
    let result = try folder.apply("--project", "App", "Other")
    #expect(result.status == 64)
    #expect(result.errors.contains("Other: error: the path is outside the project App"))
  }

  @Test func aDefectOfTheToolIsExitCode70() {
    let failure = InternalError.conflict(path: "A.swift", 0..<4, 2..<6).failure
    #expect(failure.status.rawValue == 70)
    #expect(failure.lines.last?.contains("nothing was written") == true)
  }

  @Test func exitCodesAreThoseOfTheContract() {
    let codes = [
      ExitStatus.success, .findings, .usage, .unusableInput, .missingInput, .defect, .unwritable,
      .changed,
    ]
    #expect(codes.map(\.rawValue) == [0, 1, 64, 65, 66, 70, 73, 75])
  }

  @Test func helpIsOnStandardOutput() throws {
    let folder = try ScratchFolder()
    #expect(try folder.tool("--help").output.contains("--dry-run"))
    #expect(try folder.tool("undo", "--help").output.contains("--force"))
  }

  @Test func explainKnowsItsNames() throws {
    let folder = try ScratchFolder()
    let list = try folder.tool("explain")
    #expect(list.status == 0)
    #expect(
      list.output.hasPrefix("Rules: what the tool changes\n  ObservableConformance "))
    let name = try #require(namesOfExplanations.first)
    #expect(try folder.tool("explain", name).output.hasPrefix("# \(name) ("))
    let unknown = try folder.tool("explain", name + "x")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("did you mean `\(name)`?"))
  }
}
