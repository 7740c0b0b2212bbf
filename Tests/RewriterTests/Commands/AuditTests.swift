import Foundation
import Testing

@testable import MigrateObservable

/// `--audit` on the command line: what it prints, writes and returns.
@Suite struct AuditTests {
  private static let faulty = """
    import SwiftUI

    @Observable final class Counter { var count = 0 }

    struct CounterScreen: View {
      let counter = Counter()
      var body: some View { Text("\\(counter.count)") }
    }

    """

  @Test func writesEveryReportAndChangesNothing() throws {
    let folder = try ScratchFolder(["App/Counter.swift": Self.faulty])
    let result = try folder.tool(
      "--audit", "App", "--report", "a.html", "--report", "a.md", "--report", "a.json",
      "--report", "a.sarif")
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("App/Counter.swift:6:17: warning: `Counter()` is made anew"))
    #expect(result.errors.contains("[ModelNotKept]\n"))
    #expect(result.errors.hasSuffix("1 fault in 1 file.\n"))
    #expect(try folder.text("App/Counter.swift") == Self.faulty)

    #expect(try folder.text("a.html").contains("<h2 id=\"ModelNotKept\">"))
    #expect(try folder.text("a.md").contains("## ModelNotKept"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: folder.data("a.json")) as? [String: Any])
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings.first?["fault"] as? String == "ModelNotKept")
    #expect(findings.first?["kind"] as? String == "K5")
    #expect(findings.first?["column"] as? Int == 17)
    let log = try #require(
      try JSONSerialization.jsonObject(with: folder.data("a.sarif")) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["fault-ModelNotKept"])
  }

  @Test func strictFailsOnFaultsAlone() throws {
    let folder = try ScratchFolder(["Counter.swift": Self.faulty])
    #expect(try folder.tool("--audit", "--strict").status == 1)
    #expect(try folder.tool("--audit", "--strict", "--except", "Counter").status == 0)
    let owned = Self.faulty.replacing("let counter", with: "@State private var counter")
    try folder.write("Counter.swift", owned)
    let result = try folder.tool("--audit", "--strict")
    #expect(result.status == 0)
    #expect(result.errors == "No fault was found in 1 file.\n")
  }

  /// Made anew, such an object shows what its view is handed; kept, it would go on showing the first.
  @Test func whatShowsItsInputIsNoFault() throws {
    let folder = try ScratchFolder([
      "Chart.swift": """
      import SwiftUI

      @Observable final class ChartData {
        var points: [Double]
        let id = UUID()
        init(points: [Double]) { self.points = points.map { $0 * 2 } }
      }

      struct Chart: View {
        let data: ChartData
        init(points: [Double]) { data = ChartData(points: points) }
        var body: some View { Text("\\(data.points.count)") }
      }

      """
    ])
    #expect(try folder.tool("--audit", "--strict").status == 0)
    let changed = "extension ChartData { func clear() { points = [] } }\n"
    try folder.write("Changed.swift", "import Foundation\n\n" + changed)
    #expect(try folder.tool("--audit", "--strict").status == 1)
  }

  @Test func aFileThatCannotBeTakenCostsALine() throws {
    let folder = try ScratchFolder([
      "Counter.swift": Self.faulty, "Broken.swift": "struct Broken: View { let a = \n",
    ])
    try folder.write("Latin.swift", Data([0x2f, 0x2f, 0xe9, 0x0a]))
    let result = try folder.tool("--audit", "--report", "a.md", "--report", "a.json")
    #expect(result.status == 0)
    #expect(result.errors.contains("Broken.swift:1:31: warning: the file does not parse"))
    #expect(result.errors.contains("Latin.swift"))
    #expect(result.errors.contains("[ModelNotKept]"))
    #expect(try folder.text("a.md").contains("## Files"))
    #expect(try folder.text("a.json").contains("\"remarks\""))
    #expect(try folder.tool("--audit", "Broken.swift").status == 65)
    #expect(try folder.tool("--audit", "Nowhere").status == 66)
  }

  @Test(arguments: [
    ["--dry-run"], ["--check"], ["--interactive"], ["--slice", "s"], ["--verify", "true"],
    ["--report", "a.patch"],
  ])
  func changesNothingSoTakesNoOptionThatWould(options: [String]) throws {
    let folder = try ScratchFolder(["Counter.swift": Self.faulty])
    let result = try folder.run(ScratchFolder.executable, ["--audit"] + options)
    #expect(result.status == 64)
    #expect(try folder.contents().keys.sorted() == ["Counter.swift"])
  }
}
