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

  /// In the report of every case; the pages of the names are the same in all, and left out.
  @Test func everyLinkOfEveryReportLeadsSomewhere() throws {
    let pages = Set(Explanation.all.map(\.anchor))
    for snapshot in SnapshotCase.all {
      let page = HTMLPage(try snapshot.run().migration)
      let text = [page.header, page.toolbar, page.overview, page.map, page.types, page.notes]
        .joined()
      let own = values(of: "id", in: text).map(String.init)
      #expect(Set(own).count == own.count && pages.isDisjoint(with: own), "\(snapshot.name)")
      for link in values(of: "href", in: text).map(String.init) {
        if link.hasPrefix("#?") {
          let name = link.split(separator: "=").last.map(String.init) ?? ""
          #expect(Explanation.all.contains { $0.name == name }, "\(snapshot.name): \(link)")
        } else {
          let anchor = String(link.dropFirst())
          #expect(
            link.hasPrefix("#") && (pages.contains(anchor) || own.contains(anchor)),
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

  @Test func cardsSayWhatTheTypesNeed() throws {
    let page = try report(example)
    for part in [
      "id=\"work\"", "id=\"type-Search\"", "<b>What to do</b>",
      "Must migrate together with <a href=\"#type-Search\"><code>Search</code></a>",
      "id=\"review\"", "id=\"type-Counter\"", "data-line=\"9\"", "RepeatedDefault",
      "<b>Heavy initializer</b> (expense 5; heavy from 5): <a class=\"name\" href=\"#strategy-plain\">",
      "<code>default of count</code> → <code class=\"swift\">Data(contentsOf: saved)</code>",
    ] { #expect(page.contains(part), "\(part)") }
    #expect(!page.contains("id=\"done\""))
  }

  @Test func needsNoNetwork() throws {
    let page = try report(example)
    for part in ["http:", "https:", "src=\"", "@import", "url("] { #expect(!page.contains(part)) }
  }

  @Test func nothingToMigrate() throws {
    let page = try report("let a = 1\n")
    #expect(page.contains("Nothing to migrate"))
    #expect(!page.contains("<article") && !page.contains("role=\"search\""))
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
        "aria-label=\"Store: Root owns; Root injects; Leaf reads from the environment\""))
  }
}
