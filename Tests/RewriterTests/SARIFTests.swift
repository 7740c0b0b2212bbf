import Foundation
import SourceModel
import Testing

@testable import Rewriter

@Suite struct SARIFTests {
  private func migration(_ source: String, path: String = "App/A B.swift") throws -> Migration {
    var options = Options()
    options.combine = .block
    options.heavy = .plain
    let file = SourceFile(path: path, bytes: Array(source.utf8))
    return try migrate(Project(sources: [file]), options: options)
  }

  private func run(_ migration: Migration) throws -> [String: Any] {
    let data = Data(sarifReport(migration, version: "1.2.3", helpPage: "https://a.b/c").utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ migration: Migration) throws -> [[String: Any]] {
    try #require(try run(migration)["results"] as? [[String: Any]])
  }

  private let example = """
    import SwiftUI

    final class Counter: ObservableObject {
      @Published var count = (try? Data(contentsOf: saved))?.count ?? 0
    }

    struct CounterView: View {
      /* 👩‍👩‍👧é */ @StateObject private var counter = Counter()
      var body: some View { Text("\\(counter.count)") }
    }

    class Search: ObservableObject {
      @Published var query = ""
      func observe() { _ = $query }
    }

    final class LocalSearch: Search {}
    """

  @Test func everyResultHasItsRule() throws {
    let run = try run(try migration(example))
    let tool = try #require(run["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(!results.isEmpty)
    for result in results {
      let rule = rules[try #require(result["ruleIndex"] as? Int)]
      #expect(rule["id"] as? String == result["ruleId"] as? String)
    }
    for rule in rules {
      let id = try #require(rule["id"] as? String)
      #expect(rule["helpUri"] as? String == "https://a.b/c#\(id)")
      #expect(((rule["help"] as? [String: String])?["text"] ?? "").count > 40)
    }
  }

  @Test func onlyWhatNeedsAPersonIsAResult() throws {
    let migration = try migration(example)
    let results = try results(migration)
    let blocked = results.filter { $0["ruleId"] as? String == "blocker-PublisherUse" }
    #expect(blocked.count == 2)
    #expect(blocked.allSatisfy { $0["level"] as? String == "warning" })
    #expect(results.contains { $0["ruleId"] as? String == "diagnostic-RepeatedDefault" })
    #expect(!results.contains { ($0["ruleId"] as? String ?? "").hasPrefix("rule-") })
  }

  @Test func columnsAreUTF16CodeUnits() throws {
    let owner = try #require(
      try results(try migration(example)).first {
        $0["ruleId"] as? String == "diagnostic-RepeatedDefault"
      })
    let location = try #require((owner["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: String])
    #expect(artifact["uri"] == "App/A%20B.swift")
    let region = try #require(physical["region"] as? [String: Int])
    let line = example.split(separator: "\n", omittingEmptySubsequences: false)[7]
    let column = try #require(line.range(of: "@StateObject")).lowerBound.utf16Offset(in: line)
    #expect(region["startLine"] == 8 && region["startColumn"] == column + 1)
    #expect(region["endColumn"] == column + 1 + "@StateObject".utf16.count)
  }

  @Test func byteOrderMarkIsNoColumn() throws {
    let model = try migration("\u{FEFF}class A: ObservableObject {}").model
    let region = SARIFRegion(
      model.symbols.site(of: model.symbols.types[0].id).range, in: model.files[0])
    #expect(region.startLine == 1 && region.startColumn == 7)
  }

  @Test func fingerprintsSurviveLineMoves() throws {
    func fingerprints(_ source: String) throws -> [String] {
      try results(try migration(source)).map {
        try #require(($0["partialFingerprints"] as? [String: String])?["migrateObservable/v1"])
      }
    }
    let before = try fingerprints(example)
    #expect(Set(before).count == before.count)
    #expect(before == (try fingerprints("// one\n\n// two\n" + example)))
  }
}
