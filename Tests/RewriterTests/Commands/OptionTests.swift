import Foundation
import Testing

@testable import MigrateObservable

/// The options that change what is read, decided, written or shown.
@Suite struct OptionTests {
  private func package(_ files: [String: String]) throws -> ScratchFolder {
    try ScratchFolder(
      files.merging(["Package.swift": "// swift-tools-version: 6.0\n"]) { a, _ in a })
  }

  @Test func onlyWhatLiesUnderThePathsIsEdited() throws {
    let folder = try package(["A/A.swift": Sample.model("A"), "B/B.swift": Sample.model("B")])
    #expect(try folder.apply("A").status == 0)
    #expect(try folder.text("A/A.swift") == Sample.moved("A"))
    #expect(try folder.text("B/B.swift") == Sample.model("B"))
  }

  @Test func aUseOutsideThePathsHoldsTheType() throws {
    let parts = Sample.model("A").components(separatedBy: "\n\n")
    let view = "import SwiftUI\n\n" + parts[2]
    let folder = try package([
      "A/A.swift": parts[0] + "\n\n" + parts[1] + "\n", "B/View.swift": view,
    ])
    let result = try folder.apply("A")
    #expect(result.status == 0)
    #expect(result.errors.contains("B/View.swift:4:"))
    #expect(result.errors.contains("[#EditingScope]"))
    #expect(try folder.text("B/View.swift") == view)
  }

  @Test func projectReplacesTheSearch() throws {
    let folder = try ScratchFolder([
      "App/Package.swift": "// swift-tools-version: 6.0\n", "App/A.swift": Sample.model("A"),
      "Other/B.swift": Sample.model("B"),
    ])
    #expect(try folder.apply("App", "--project", "App").status == 0)
    #expect(try folder.text("App/A.swift") == Sample.moved("A"))
    #expect(try folder.text("Other/B.swift") == Sample.model("B"))
    #expect(try folder.tool("--check", "--project", "Nowhere").status == 66)
    #expect(try folder.tool("--check", "--project", "App/A.swift").status == 66)
  }

  @Test(arguments: [
    "Generated", "Gen*", "Sources/Generated", "**/B.swift", "B.swift", "Sources/*/B.swift",
  ])
  func excludedPathsAreNotRead(_ glob: String) throws {
    let folder = try package([
      "Sources/A.swift": Sample.model("A"), "Sources/Generated/B.swift": Sample.model("B"),
    ])
    let result = try folder.apply("--exclude", glob)
    #expect(result.status == 0)
    #expect(result.errors.contains("2 files read, 1 changed"))
    #expect(try folder.text("Sources/A.swift") == Sample.moved("A"))
    #expect(try folder.text("Sources/Generated/B.swift") == Sample.model("B"))
  }

  @Test(arguments: [
    ".build", ".swiftpm", "DerivedData", "Pods", "Carthage", "node_modules", "View.xctemplate",
    "App.docc",
  ])
  func foldersOfOtherToolsAreNotRead(_ name: String) throws {
    let folder = try package(["A.swift": Sample.model("A"), "\(name)/B.swift": Sample.model("B")])
    #expect(try folder.apply().errors.contains("2 files read, 1 changed"))
    #expect(try folder.text("\(name)/B.swift") == Sample.model("B"))
  }

  @Test func onlyAndExcept() throws {
    let files = ["A.swift": Sample.model("A"), "B.swift": Sample.model("B")]
    let only = try package(files)
    #expect(try only.apply("--only", "A").status == 0)
    #expect(try only.text("A.swift") == Sample.moved("A"))
    #expect(try only.text("B.swift") == Sample.model("B"))
    let except = try package(files)
    #expect(try except.apply("--except", "A").status == 0)
    #expect(try except.text("A.swift") == Sample.model("A"))
    #expect(try except.text("B.swift") == Sample.moved("B"))
  }

  @Test func deploymentTargetHoldsOrDoesNot() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v16)], targets: [.target(name: "App")])

      """
    let files = ["Package.swift": manifest, "Sources/App/A.swift": Sample.model("A")]
    let checked = try package(files)
    let result = try checked.apply()
    #expect(result.status == 0)
    #expect(result.errors.contains("[#DeploymentFloor]"), "\(result.errors)")
    #expect(try checked.text("Sources/App/A.swift") == Sample.model("A"))
    let advice = "or pass `--assume-floor ios17`"
    #expect(result.errors.contains(advice), "\(result.errors)")
    let step = "migrate-observable --dry-run --deployment-target check --assume-floor ios17 ."
    let document = try checked.tool(
      "--dry-run", "--deployment-target", "check", "--format", "json", ".")
    #expect(document.output.contains("\"command\": \"\(step)\""), "\(document.output)")
    let assumed = try checked.tool("--dry-run", "--assume-floor", "ios17", "--format", "json", ".")
    #expect(assumed.output.contains(#""assumed": "17.0""#), "\(assumed.output)")
    #expect(assumed.errors.contains("1 observable type: 1 to migrate"), "\(assumed.errors)")
    #expect(
      try checked.tool().output.hasSuffix(
        "Plan for newer systems:  migrate-observable --assume-floor ios17\n"))
    #expect(try checked.apply("--deployment-target", "ignore").status == 0)
    #expect(try checked.text("Sources/App/A.swift") == Sample.moved("A"))
  }

  @Test func combineHoldsOrBridges() throws {
    let text = """
      import Combine

      final class Search: ObservableObject {
        @Published var query = ""
        var changes: AnyPublisher<String, Never> { $query.eraseToAnyPublisher() }
      }

      """
    let folder = try package(["Search.swift": text])
    let held = try folder.apply("--combine", "block")
    #expect(held.status == 0)
    #expect(held.errors.contains("1 blocked"))
    #expect(try folder.text("Search.swift") == text)
    #expect(try folder.apply("--combine", "bridge").status == 0)
    #expect(try folder.text("Search.swift").contains("@Observable"))
  }

  /// What the strategies do is told elsewhere; here, that the values are taken.
  @Test(arguments: [
    ["--xcode", "auto"], ["--xcode", "26"], ["--xcode", "27"], ["--heavy", "auto"],
    ["--heavy", "plain"], ["--heavy", "keep"], ["--heavy", "state-init"], ["--heavy", "bootstrap"],
    ["--heavy", "inject"], ["--heavy", "defer"], ["--strategy", "A=plain"], ["--placeholder"],
    ["--jobs", "1"], ["--jobs", "64"], ["--color", "always"], ["--color", "never"],
    ["--diagnostics", "none"], ["--diagnostics", "github"],
  ])
  func valuesThatAreTaken(_ arguments: [String]) throws {
    let folder = try package(["A.swift": Sample.model("A"), "B.swift": Sample.blockedModel])
    let result = try folder.run(ScratchFolder.executable, ["--allow-no-vcs"] + arguments + ["."])
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.text("A.swift") == Sample.moved("A"))
  }

  @Test func strategyIsChosenForOneType() throws {
    let text = """
      import SwiftUI

      final class Journal: ObservableObject {
        @Published var text: String

        init() { text = (try? String(contentsOfFile: "/journal", encoding: .utf8)) ?? "" }
      }

      struct JournalView: View {
        @StateObject private var journal = Journal()

        var body: some View { Text(journal.text) }
      }

      """
    let folder = try package(["Journal.swift": text])
    let chosen = try folder.tool("--dry-run").output
    let injected = try folder.tool("--dry-run", "--heavy", "inject").output
    #expect(injected != chosen)
    let again = try folder.tool("--dry-run", "--heavy", "inject", "--strategy", "Journal=auto")
    #expect(again.output == chosen)
  }

  @Test func colour() throws {
    let folder = try package(["B.swift": Sample.blockedModel])
    let always = try folder.tool("--check", "--color", "always")
    #expect(always.errors.contains("\u{1B}[1;33mwarning: \u{1B}[0m"))
    #expect(!(try folder.tool("--check").errors.contains("\u{1B}")))
  }

  @Test func styleOfDiagnostics() throws {
    let folder = try package(["B.swift": Sample.blockedModel])
    let github = try folder.tool("--check", "--diagnostics", "github")
    #expect(github.errors.hasPrefix("::warning file=B.swift,line=3,col=1,title="))
    let none = try folder.tool("--check", "--diagnostics", "none")
    #expect(!none.errors.contains("B.swift"))
  }

  @Test func quietAndVerbose() throws {
    let folder = try package(["A.swift": Sample.model("A")])
    let quiet = try folder.tool("--check", "--quiet").errors
    #expect(quiet.hasPrefix("A.swift:3:13: error: ") && quiet.count { $0 == "\n" } == 1)
    #expect(try folder.apply("--verbose").errors.contains("wrote A.swift\n"))
  }

  @Test func reports() throws {
    let folder = try package(["A.swift": Sample.model("A"), "B.swift": Sample.blockedModel])
    try folder.write("report.md.tmp", "mine")
    let result = try folder.tool(
      "--dry-run", "--report", "report.md", "--report", "report.json", "--report", "a.patch")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.text("report.md").contains("Settings"))
    let object = try JSONSerialization.jsonObject(with: folder.data("report.json"))
    let summary = try #require((object as? [String: Any])?["summary"] as? [String: Int])
    #expect(summary["migrated"] == 1)
    #expect(try folder.text("a.patch") == result.output)
    #expect(try folder.text("report.md.tmp") == "mine")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.hasSuffix(".tmp") && $0 != "report.md.tmp" })
  }

  @Test func runsThatShareAFolderForReports() throws {
    let folder = try package([:])
    let first = try PendingFiles([(folder.path + "/a.json", "first")])
    let second = try PendingFiles([(folder.path + "/b.json", "second")])
    try first.publish()
    try second.publish()
    #expect(try folder.text("a.json") == "first")
    #expect(try folder.text("b.json") == "second")
  }

  @Test func aReportThatCannotBeWrittenStopsTheRun() throws {
    let folder = try package(["A.swift": Sample.model("A")])
    let result = try folder.apply("--report", "nowhere/report.md")
    #expect(result.status == 73)
    #expect(result.errors.contains("nowhere/report.md: error: the file cannot be written"))
    #expect(try folder.text("A.swift") == Sample.model("A"))
  }

  // MARK: The configuration file

  @Test func configurationIsTakenAndTheCommandLineWins() throws {
    let folder = try package(["A.swift": Sample.model("A"), "B.swift": Sample.model("B")])
    try folder.write(
      ".migrate-observable.json",
      #"{"only": ["A"], "exclude": ["C"], "xcode": 26, "heavy": "auto", "combine": "block", "strategies": {"A": "plain"}, "except": [], "deploymentTarget": "check", "assumeFloor": "ios17"}"#
    )
    #expect(try folder.apply().status == 0)
    #expect(try folder.text("A.swift") == Sample.moved("A"))
    #expect(try folder.text("B.swift") == Sample.model("B"))
    #expect(try folder.apply("--only", "B").status == 0)
    #expect(try folder.text("B.swift") == Sample.moved("B"))
  }

  @Test(arguments: [
    (#"{"exlude": []}"#, "unknown key `exlude`; did you mean `exclude`?"),
    (#"{"frob": 1}"#, "unknown key `frob`; known keys are assumeFloor, combine"),
    (#"{"deploymenttarget": "ignore"}"#, "did you mean `deploymentTarget`?"),
    (#"{"only": "A"}"#, "`only` must be a list of strings"),
    (#"{"heavy": "bootstrp"}"#, "did you mean `bootstrap`?"),
    (#"{"heavy": "soon"}"#, ".migrate-observable.json: error: `heavy` takes"),
    (#"{"strategies": {"A": "soon"}}"#, ".migrate-observable.json: error: `strategies.A` takes"),
    (#"{"xcode": "soon"}"#, ".migrate-observable.json: error: `xcode` takes auto"),
    (#"{"xcode": true}"#, "`xcode` must be a number or \"auto\""),
    (#"["only"]"#, "is not a JSON object"),
    (#"{"only": ["#, "is not a JSON object"),
    (#"{"except": ["Q"]}"#, ".migrate-observable.json: error: no observable type is named `Q`"),
  ])
  func badConfiguration(_ text: String, _ words: String) throws {
    let folder = try package(["A.swift": Sample.model("A"), ".migrate-observable.json": text])
    let result = try folder.apply()
    #expect(result.status == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(try folder.text("A.swift") == Sample.model("A"))
  }
}
