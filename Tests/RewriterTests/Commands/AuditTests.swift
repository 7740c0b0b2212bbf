import Foundation
import Testing

@testable import MigrateObservable

/// `--audit` on the command line: what it prints, writes and returns.
@Suite struct AuditTests {
  private static let careless = """
    import SwiftUI

    @Observable final class Counter { var count = 0 }

    struct CounterScreen: View {
      let counter = Counter()
      var body: some View { Text("\\(counter.count)") }
    }

    """

  @Test func writesEveryReportAndChangesNothing() throws {
    let folder = try ScratchFolder(["App/Counter.swift": Self.careless])
    let result = try folder.tool(
      "--audit", "App", "--report", "a.html", "--report", "a.md", "--report", "a.json",
      "--report", "a.sarif")
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("App/Counter.swift:6:17: warning: `Counter()` is re-created"))
    #expect(result.errors.contains("[#DiscardedModel]\n"))
    #expect(result.errors.hasSuffix("1 warning in 1 file.\n"))
    #expect(try folder.text("App/Counter.swift") == Self.careless)

    #expect(try folder.text("a.html").contains("<h2 id=\"DiscardedModel\">"))
    #expect(try folder.text("a.md").contains("## DiscardedModel"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: folder.data("a.json")) as? [String: Any])
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings.first?["name"] as? String == "DiscardedModel")
    #expect(findings.first?["creation"] as? String == "not-owned")
    #expect(findings.first?["column"] as? Int == 17)
    let log = try #require(
      try JSONSerialization.jsonObject(with: folder.data("a.sarif")) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["finding-DiscardedModel"])
  }

  /// The subject sends nil first, as the property that the migration replaced did.
  @Test func whatTheMigrationWritesIsAsCheapAsBefore() throws {
    let source = """
      import Combine
      import SwiftUI

      final class Picker: ObservableObject {
        @Published var group: Group?
        @Published var names: [String] = []
        private var bag = Set<AnyCancellable>()

        init() {
          $group.removeDuplicates().sink { [weak self] group in
            guard let self else { return }
            guard let group else { return }
            names = group.items.map { $0.title.lowercased() }.sorted()
          }
          .store(in: &bag)
        }
      }

      struct Group: Equatable { var items: [Item] }
      struct Item: Equatable { var title: String }

      struct PickerView: View {
        @StateObject private var picker = Picker()
        var body: some View { Text(picker.names.joined()) }
      }

      """
    let folder = try ScratchFolder(["App/Picker.swift": source])
    let migrated = try folder.tool("--allow-no-vcs", "App")
    #expect(
      migrated.status == 0 && !migrated.errors.contains("RepeatedDefault"), "\(migrated.errors)")
    #expect(try folder.text("App/Picker.swift").contains("groupSubject.removeDuplicates()"))
    let audited = try folder.tool("--audit", "App")
    #expect(!audited.errors.contains("RepeatedHeavyInitializer"), "\(audited.errors)")
  }

  @Test func strictFailsOnWarningsAlone() throws {
    let folder = try ScratchFolder(["Counter.swift": Self.careless])
    #expect(try folder.tool("--audit", "--strict").status == 1)
    #expect(try folder.tool("--audit", "--strict", "--except", "Counter").status == 0)
    let owned = Self.careless.replacing("let counter", with: "@State private var counter")
    try folder.write("Counter.swift", owned)
    let result = try folder.tool("--audit", "--strict")
    #expect(result.status == 0)
    #expect(result.errors == "Nothing found in 1 file.\n")
  }

  /// Re-created, such an object shows what its view receives; kept, it would keep showing the first.
  @Test func whatShowsItsInputIsNoFinding() throws {
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
  }

  @Test func aFileThatCannotBeReadCostsALine() throws {
    let folder = try ScratchFolder([
      "Counter.swift": Self.careless, "Broken.swift": "struct Broken: View { let a = \n",
    ])
    try folder.write("Latin.swift", Data([0x2f, 0x2f, 0xe9, 0x0a]))
    let result = try folder.tool("--audit", "--report", "a.md", "--report", "a.json")
    #expect(result.status == 0)
    #expect(result.errors.contains("Broken.swift:1:31: warning: The file does not parse"))
    #expect(result.errors.contains("Latin.swift"))
    #expect(result.errors.contains("[#DiscardedModel]"))
    #expect(try folder.text("a.md").contains("## Files"))
    #expect(try folder.text("a.json").contains("UnparsedFile"))
    #expect(try folder.tool("--audit", "Broken.swift").status == 65)
    #expect(try folder.tool("--audit", "Nowhere").status == 66)
  }

  @Test(arguments: [
    ["--dry-run"], ["--check"], ["--interactive"], ["--slice", "s"], ["--verify", "true"],
    ["--report", "a.patch"],
  ])
  func changesNothingSoTakesNoOptionThatWould(options: [String]) throws {
    let folder = try ScratchFolder(["Counter.swift": Self.careless])
    let result = try folder.run(ScratchFolder.executable, ["--audit"] + options)
    #expect(result.status == 64)
    #expect(try folder.contents().keys.sorted() == ["Counter.swift"])
  }
}
