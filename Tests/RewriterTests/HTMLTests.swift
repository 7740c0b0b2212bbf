import SourceModel
import Testing

@testable import Rewriter

@Suite struct HTMLTests {
  private func report(_ source: String, path: String = "App/A.swift") throws -> String {
    var options = Options()
    options.combine = .block
    options.heavy = .plain
    let file = SourceFile(path: path, bytes: Array(source.utf8))
    return htmlReport(try migrate(Project(sources: [file]), options: options))
  }

  private let example = """
    import SwiftUI

    final class Counter: ObservableObject {
      @Published var count = (try? Data(contentsOf: saved))?.count ?? 0
      let text = "<script>alert('&')</script></pre>"
    }

    struct CounterView: View {
      @StateObject private var counter = Counter()
      var body: some View { Text("\\(counter.count)") }
    }

    class Search: ObservableObject {
      @Published var query = ""
      func observe() { _ = $query.map { $0 + "<b>" } }
    }

    final class LocalSearch: Search {}
    """

  private func values(of attribute: String, in page: String) -> [Substring] {
    page.split(separator: " \(attribute)=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
  }

  @Test func everyLinkLeadsSomewhere() throws {
    let page = try report(example)
    let anchors = values(of: "id", in: page)
    #expect(Set(anchors).count == anchors.count)
    for link in values(of: "href", in: page) where link.hasPrefix("#") && !link.hasPrefix("#?") {
      #expect(anchors.contains(link.dropFirst()), "\(link)")
    }
  }

  /// In the report of every case.
  @Test func everyLinkOfEveryReportLeadsSomewhere() throws {
    for snapshot in SnapshotCase.all {
      let migration = try snapshot.run().migration
      let page = HTMLPage(migration)
      let text = [page.header, page.toolbar, page.sections].joined()
      let own = values(of: "id", in: text).map(String.init)
      #expect(Set(own).count == own.count, "\(snapshot.name)")
      // Each hunk is there once, however many types and rules share it.
      let count = migration.changes.reduce(0) { $0 + hunks(of: $1).count }
      let shown = text.split(separator: "<pre class=\"diff\" tabindex").count - 1
      #expect(shown == count || migration.verdicts.isEmpty, "\(snapshot.name)")
      for link in values(of: "href", in: text).map(String.init) {
        if link.hasPrefix("#?") {
          let name = link.split(separator: "=").last.map(String.init) ?? ""
          #expect(
            text.contains("<option>\(name)</option>"), "\(snapshot.name): \(link)")
        } else {
          let anchor = String(link.dropFirst())
          #expect(
            link.hasPrefix("#") && own.contains(anchor),
            "\(snapshot.name): \(link)")
        }
      }
    }
  }

  @Test func sourceIsText() throws {
    let page = try report(example, path: "A/<i>\"x\".swift")
    #expect(!page.contains("<script>alert") && !page.contains("<i>"))
    #expect(page.contains("&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;&lt;/pre&gt;"))
    #expect(page.contains("&lt;i&gt;&quot;x&quot;.swift"))
    #expect(HTMLText.escaped("a\u{0}\r\u{7F}\t\n") == "a\u{FFFD}\u{FFFD}\u{FFFD}\t\n")
  }

  @Test func thePageHasTheOrderOfTheWork() throws {
    let page = try report(example)
    let parts = [
      "3 observable types: 1 migrated and 2 blocked.", "1 warning to review.",
      "<h2 id=\"todo\">To do <small>1</small>", "PublisherUse",
      "<a href=\"#type-Search\"><code>Search</code></a> is not migrated, and with it",
      "<a href=\"#type-LocalSearch\">", "<h2 id=\"review\">To review <small>1 warning</small>",
      "RepeatedDefault", "data-line=\"9\">line 9</a>", "<h2 id=\"screens\">Screens to test",
      "<code>CounterView</code>", "<h2 id=\"done\">Changes", "<b>1 ×</b>",
      "<h2 id=\"types\">Types and ownership", "id=\"type-Counter\"",
      "<b>Heavy initializer</b> (expense 5; heavy from 5): <a class=\"name\" href=\"#strategy-plain\">",
      "<code>default of count</code> → <code class=\"swift\">Data(contentsOf: saved)</code>",
      "<h2 id=\"pages\">What the names mean",
    ]
    var rest = page[...]
    for part in parts {
      let range = try #require(rest.firstRange(of: part), "\(part)")
      rest = rest[range.upperBound...]
    }
  }

  @Test func linksLeadToTheSource() throws {
    let file = SourceFile(path: "App/A B.swift", bytes: Array(example.utf8))
    let migration = try migrate(Project(sources: [file]))
    let relative = htmlReport(migration, links: SourceLinks(relativeTo: "../"))
    #expect(relative.contains("href=\"../App/A%20B.swift\""))
    let address = "https://a.b/blob/main"
    #expect(
      SourceLinks(address: address).address(of: "A B.swift", line: 3)
        == "https://a.b/blob/main/A%20B.swift#L3")
    #expect(
      SourceLinks(address: "vscode://file/x/{path}:{line}").address(of: "A.swift", line: 3)
        == "vscode://file/x/A.swift:3")
    #expect(!htmlReport(migration).contains("A%20B"))
    let brief = markdownReport(migration, links: SourceLinks(address: address))
    #expect(brief.contains("](https://a.b/blob/main/App/A%20B.swift#L"))
  }

  /// The place that a sentence names leads to its line, too; and the page says of which project it is.
  @Test func placesInSentencesAreLinks() throws {
    let page = try report(example)
    #expect(
      page.contains("(<a class=\"place\" href=\"#f0-0\" data-line=\"4\">A.swift:4</a>)"), "\(page)")
    let file = SourceFile(path: "A.swift", bytes: Array(example.utf8))
    let header = RunHeader(mode: .dryRun, project: "Shop & Co")
    let dry = htmlReport(try migrate(Project(sources: [file])), header: header)
    #expect(
      dry.contains(
        "migrate-observable · Shop &amp; Co · <b>dry run: nothing is written yet</b>"))
  }

  @Test func needsNoNetwork() throws {
    let page = try report(example)
    for part in ["http:", "https:", "src=\"", "@import", "url("] { #expect(!page.contains(part)) }
  }

  @Test func nothingToMigrate() throws {
    let page = try report("let a = 1\n")
    #expect(page.contains("Nothing to migrate"))
    #expect(!page.contains("<article") && !page.contains("role=\"search\""))
    #expect(page.contains("id=\"todo\""))
  }

  @Test func ownersAndReadersAreDrawn() throws {
    let page = try report(
      """
      import SwiftUI
      final class Store: ObservableObject {}
      struct Root: View {
        @StateObject var store = Store()
        var body: some View { Leaf().environmentObject(store) }
      }
      struct Leaf: View { @EnvironmentObject var store: Store }
      """)
    #expect(
      page.contains(
        "aria-label=\"Store: Root owns it; Root injects it; Leaf reads it from the environment\""))
  }
}
