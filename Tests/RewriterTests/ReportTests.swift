import Foundation
import SourceModel
import Testing

@testable import Rewriter

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReportTests {
  private func migration(_ sources: [String: String]) throws -> Migration {
    let files = sources.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    // A publisher that is read holds its type, so that there is something to report.
    var options = Options()
    options.combine = .block
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
        "files", "filesChanged", "types", "migrated", "blocked", "outOfScope", "backedOut",
        "changes",
        "warnings", "notes", "ownersToDecide", "cheapModelsRecreated",
        "unnoticedProperties",
      ])
    #expect(summary["types"] == 3 && summary["migrated"] == 1 && summary["blocked"] == 2)
    let types = try #require(report["types"] as? [[String: Any]])
    #expect(types.map { $0["name"] as? String } == ["Counter", "Search", "LocalSearch"])
    #expect(types.map { $0["verdict"] as? String } == ["migrated", "blocked", "blocked"])
    let blocker = try #require((types[2]["blockers"] as? [[String: Any]])?.first)
    #expect(blocker["name"] as? String == "PublisherUse")
    #expect(blocker["because"] as? [String] == ["Search"])
    #expect(blocker["file"] as? String == "App/Search.swift")
    #expect(blocker["line"] as? Int == 5)
    let changes = try #require(report["changes"] as? [[String: Any]])
    #expect(changes.count == migration.decisions.count)
    let owner = try #require(changes.first { $0["rule"] as? String == "StateObjectProperty" })
    #expect(owner["outcome"] as? String == "rewritten")
    #expect(owner["strategy"] as? String == "plain")
    let diagnostics = try #require(owner["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["name"] as? String } == ["RepeatedDefault"])
    #expect(diagnostics.allSatisfy { ($0["message"] as? String ?? "").contains("Counter()") })
    #expect(owner["before"] as? String == "@StateObject private var counter = Counter()")
    #expect(owner["after"] as? String == "@State private var counter = Counter()")
    let file = try #require((report["files"] as? [[String: Any]])?.first)
    #expect(file["file"] as? String == "App/Counter.swift")
    #expect(file["sha256After"] as? String == sha256(migration.changes[0].after))
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
    let changes = try #require(report["changes"] as? [[String: Any]])
    let owner = try #require(changes.first { $0["rule"] as? String == "StateObjectProperty" })
    #expect(owner["outcome"] as? String == "advised")
    #expect(owner["strategy"] as? String == "keep")
  }

  @Test func jsonRatesTheInitializerOfASharedObject() throws {
    let report = try json(
      try migration([
        "App/Session.swift": """
        import SwiftUI

        final class Session: ObservableObject {
          static let shared = Session()
          init() { NotificationCenter.default.post(name: .init("session"), object: nil) }
        }
        struct SessionView: View {
          @StateObject private var session = Session.shared
          var body: some View { Text("\\(ObjectIdentifier(session))") }
        }
        """
      ]))
    let types = try #require(report["types"] as? [[String: Any]])
    let initializer = try #require(types.first?["initializer"] as? [String: Any])
    #expect(initializer["weight"] as? String == "heavy")
    #expect(initializer["shared"] as? Bool == true)
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
    let lines = markdownReport(migration, isLong: true).split(separator: "\n")
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

  @Test func markdownBeginsWithWhatToDo() throws {
    let text = markdownReport(try example(), isLong: true)
    let parts = [
      "3 observable types: 1 migrated and 2 blocked.", "## To do", "### `Search` is not migrated",
      "**PublisherUse**", "### Blocked only by other types",
      "must migrate together with `Search`: PublisherUse", "## To review",
      "### RepeatedDefault: 1 warning", "## Done", "- `Counter` `App/Counter.swift:3`: ",
      "## All changes",
    ]
    var rest = text[...]
    for part in parts {
      let range = try #require(rest.range(of: part), "\(part) in\n\(text)")
      rest = rest[range.upperBound...]
    }
  }

  @Test func briefMarkdownHasTheOrderOfTheWork() throws {
    let text = markdownReport(try example())
    let parts = [
      "3 observable types: 1 migrated and 2 blocked.", "## To do", "- [ ] `App/",
      "Not migrated: `Search` and `LocalSearch`.", "(PublisherUse)", "## To review",
      "- [ ] **Runs more often** `App/Counter.swift:8`: ", "(RepeatedDefault)",
      "## Screens to test", "- [ ] `CounterView`", "<summary>1 migrated type", "`Counter`.",
    ]
    var rest = text[...]
    for part in parts {
      let range = try #require(rest.range(of: part), "\(part) in\n\(text)")
      rest = rest[range.upperBound...]
    }
  }

  @Test func briefMarkdownHasAtMost80Lines() throws {
    let models = (0..<60).map { number in
      """
      final class Model\(number): ObservableObject { @Published var value = (try? Data(contentsOf: u\(number)))!
        var plain = 0; func g() { plain += 1 } }
      struct View\(number): View { @StateObject var model = Model\(number)()
        var body: some View { Text("\\(model.plain)") } }
      class Held\(number): ObservableObject { @Published var value = 0; func f() { _ = $value } }

      """
    }
    let migration = try migration(["A.swift": "import SwiftUI\n" + models.joined()])
    let lines = markdownReport(migration).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= MarkdownBrief.lineLimit)
    #expect(lines.contains { $0.hasPrefix("- and ") })
  }

  // MARK: Other kinds

  @Test func junitHasATestCaseForEachType() throws {
    let text = junitReport(try example())
    let document = XMLParser(data: Data(text.utf8))
    #expect(document.parse())
    #expect(
      text.contains(#"<testsuites name="migrate-observable" tests="3" failures="2" errors="0">"#))
    #expect(text.contains(#"name="Counter" file="App/Counter.swift" line="3"/>"#))
    #expect(text.contains(#"<failure type="PublisherUse""#))
  }

  @Test func markdownOfNothing() throws {
    let text = markdownReport(try migration(["A.swift": "let a = 1\n"]))
    #expect(text.contains("No `ObservableObject` was found, and nothing changed."))
    #expect(!text.contains("## To do") && !text.contains("## All changes"))
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
      let text = markdownReport(migration, isLong: true, limit: limit)
      #expect(text.utf8.count <= limit)
      #expect(text.contains("> Cut to stay under \(limit) bytes: "))
      func count(_ tag: String) -> Int { text.components(separatedBy: tag).count }
      #expect(count("<details>") == count("</details>"))
    }
    #expect(!markdownReport(migration, isLong: true, limit: 10_000_000).contains("> Cut"))
  }

  @Test(arguments: [
    ("a", "`a`"), ("`a`", "`` `a` ``"), ("a``b", "```a``b```"), ("a\r\nb", "`a  b`"), ("", "` `"),
  ])
  func codeSpans(text: String, span: String) {
    #expect(MarkdownText.code(text) == span)
  }

  @Test func sourceIsTextInMarkdown() {
    #expect(MarkdownText.prose("`a<b>` <reads> *it*") == #"`a<b>` \<reads\> \*it\*"#)
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
