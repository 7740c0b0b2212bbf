import Foundation
import SourceModel
import Testing

@testable import Rewriter

@Suite struct ReportTests {
  private func migration(_ sources: [String: String]) throws -> Migration {
    let files = sources.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    // A publisher that is read holds its type, so that there is something to report.
    var options = Options()
    options.combine = .hold
    options.heavy = .plain
    return try migrate(Project(sources: files), options: options)
  }

  private func example() throws -> Migration {
    try migration([
      "App/Counter.swift": """
      import SwiftUI

      final class Counter: ObservableObject {
        @Published var count = (try? Data(contentsOf: saved))?.count ?? 0
      }

      struct CounterView: View {
        @StateObject private var counter = Counter()
        var body: some View { Text("\\(counter.count)") }
      }
      """,
      "App/Search.swift": """
      import Combine

      class Search: ObservableObject {
        @Published var query = ""
        var changes: AnyPublisher<String, Never> { $query.eraseToAnyPublisher() }
      }

      final class LocalSearch: Search {}
      """,
    ])
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func sha256Vectors(message: String, digest: String) {
    #expect(sha256(Array(message.utf8)) == digest)
  }

  @Test func sha256OfAMillionBytes() {
    let digest = sha256([UInt8](repeating: 0x61, count: 1_000_000))
    #expect(digest == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  // MARK: JSON

  private func json(_ migration: Migration) throws -> [String: Any] {
    let data = Data(jsonReport(migration).joined())
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func jsonHoldsTheContract() throws {
    let migration = try example()
    let report = try json(migration)
    #expect(report["schemaVersion"] as? Int == 1)
    let summary = try #require(report["summary"] as? [String: Int])
    #expect(
      Set(summary.keys) == [
        "files", "filesChanged", "types", "moved", "held", "sites", "rewritten", "cautions",
        "lightModelsMadeAgain",
      ])
    #expect(summary["types"] == 3 && summary["moved"] == 1 && summary["held"] == 2)
    let types = try #require(report["types"] as? [[String: Any]])
    #expect(types.map { $0["name"] as? String } == ["Counter", "Search", "LocalSearch"])
    #expect(types.map { $0["verdict"] as? String } == ["moves", "held", "held"])
    let held = try #require((types[2]["heldBy"] as? [[String: Any]])?.first)
    #expect(held["reason"] as? String == "PublisherUse")
    #expect(held["via"] as? [String] == ["Search"])
    #expect(held["file"] as? String == "App/Search.swift")
    #expect(held["line"] as? Int == 5)
    let sites = try #require(report["sites"] as? [[String: Any]])
    #expect(sites.count == migration.decisions.count)
    let owner = try #require(sites.first { $0["rule"] as? String == "StateObjectProperty" })
    #expect(owner["outcome"] as? String == "rewritten")
    #expect(owner["strategy"] as? String == "plain")
    #expect(owner["caution"] as? String == "DefaultEvaluatedAgain")
    #expect(owner["before"] as? String == "@StateObject private var counter = Counter()")
    #expect(owner["after"] as? String == "@State private var counter = Counter()")
    let change = try #require((report["changes"] as? [[String: Any]])?.first)
    #expect(change["file"] as? String == "App/Counter.swift")
    #expect(change["sha256After"] as? String == sha256(migration.changes[0].after))
  }

  @Test func jsonNamesTheStrategyOfWhatIsKept() throws {
    let report = try json(
      try migration([
        "App/Counter.swift": """
        import SwiftUI

        final class Counter: ObservableObject { @Published var count = 0 }

        struct CounterView: View {
          // migrate-observable:strategy keep
          @StateObject private var counter = Counter()
          var body: some View { Text("\\(counter.count)") }
        }
        """
      ]))
    let sites = try #require(report["sites"] as? [[String: Any]])
    let owner = try #require(sites.first { $0["rule"] as? String == "StateObjectProperty" })
    #expect(owner["outcome"] as? String == "advised")
    #expect(owner["strategy"] as? String == "keep")
  }

  @Test func jsonEscapes() throws {
    let text = "quote \" backslash \\ tab \t break \r\n bell \u{7} delete \u{7F} é 👩‍👩‍👧"
    let value = JSONValue.object([("a", .string(text)), ("b", nil), ("c", .array([]))])
    let data = Data(value.text.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["a"] as? String == text)
    #expect(Set(object.keys) == ["a", "c"])
  }

  @Test func jsonInPieces() {
    func item(_ number: Int) -> JSONValue { .object([("number", .integer(number))]) }
    let whole = JSONValue.object([("items", .array((0..<5).map(item))), ("rest", 1)])
    let pieces = [0..<2, 2..<4, 4..<5].map { JSONValue.piece(of: $0.map(item)) }
    let written = JSONValue.object([("items", .written(pieces)), ("rest", 1)])
    #expect(written.text == whole.text)
    #expect(Array(written.pieces.joined()) == Array(whole.text.utf8))
  }

  @Test func jsonOfNothing() throws {
    let report = try json(try migration([:]))
    #expect((report["types"] as? [Any])?.isEmpty == true)
    #expect((report["changes"] as? [Any])?.isEmpty == true)
  }

  // MARK: Markdown

  @Test func markdownHasALineForEachDecision() throws {
    let migration = try example()
    let lines = markdownReport(migration).split(separator: "\n")
    #expect(!migration.decisions.isEmpty)
    for decision in migration.decisions {
      let place = "\(decision.site.path):\(decision.site.line):\(decision.site.column)"
      #expect(
        lines.contains {
          $0.contains(place) && $0.contains(decision.rule)
            && $0.contains(decision.outcome.rawValue)
        })
    }
  }

  @Test func markdownSaysWhatNeedsEyesFirst() throws {
    let text = markdownReport(try example())
    let parts = [
      "Of 3 observable types, 1 moves and 2 are held.", "## Needs eyes",
      "### DefaultEvaluatedAgain: 1 caution", "### `Search` is held", "**PublisherUse**",
      "Instead: ", "### Held only through other types", "via `Search`: PublisherUse", "## Done",
      "- `Counter` `App/Counter.swift:3`: ", "## Numbers", "## Sites",
    ]
    var rest = text[...]
    for part in parts {
      let range = try #require(rest.range(of: part), "\(part) in\n\(text)")
      rest = rest[range.upperBound...]
    }
  }

  @Test func markdownOfNothing() throws {
    let text = markdownReport(try migration(["A.swift": "let a = 1\n"]))
    #expect(text.contains("No `ObservableObject` was found, and nothing is changed."))
    #expect(!text.contains("## Needs eyes") && !text.contains("## Sites"))
  }

  @Test func markdownStaysUnderItsLimit() throws {
    let models = (0..<400).map { number in
      """
      final class Model\(number): ObservableObject { @Published var value = 0 }
      struct View\(number): View { @StateObject var model = Model\(number)() }
      class Held\(number): ObservableObject { @Published var value = 0; func f() { _ = $value } }

      """
    }
    let migration = try migration(["A.swift": "import SwiftUI\n" + models.joined()])
    for limit in [4_000, 20_000, 60_000] {
      let text = markdownReport(migration, limit: limit)
      #expect(text.utf8.count <= limit)
      #expect(text.contains("> Cut to stay under \(limit) bytes: "))
      func count(_ tag: String) -> Int { text.components(separatedBy: tag).count }
      #expect(count("<details>") == count("</details>"))
    }
    #expect(!markdownReport(migration, limit: 10_000_000).contains("> Cut"))
  }

  @Test(arguments: [
    ("a", "`a`"), ("`a`", "`` `a` ``"), ("a``b", "```a``b```"), ("a\r\nb", "`a  b`"), ("", "` `"),
  ])
  func codeSpans(text: String, span: String) {
    #expect(MarkdownText.code(text) == span)
  }

  @Test func sourceIsTextInMarkdown() {
    let sentence = MarkdownText.sentence("`%` <reads> *it*", evidence: "a<b>`c`*")
    #expect(sentence == #"``a<b>`c`*`` \<reads\> \*it\*"#)
    #expect(MarkdownText.diff("let a = ```x```", "").contains("  ````diff\n"))
    #expect(MarkdownText.html("<b>&\"") == "&lt;b&gt;&amp;&quot;")
  }

  @Test func excerptIsWhatTheDecisionTouches() throws {
    let migration = try example()
    let excerpts = migration.rewritten.map(migration.excerpt)
    #expect(
      excerpts.contains(
        Excerpt(
          before: "@Published var count = (try? Data(contentsOf: saved))?.count ?? 0",
          after: "var count = (try? Data(contentsOf: saved))?.count ?? 0")))
    #expect(excerpts.allSatisfy { $0.before != $0.after })
  }
}
