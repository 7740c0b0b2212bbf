import Foundation
import SourceModel
import Testing

@testable import Rewriter

/// The HTML report as a reader uses it.
@Suite(.enabled(if: Browser.isThere), .serialized) struct BrowserTests {
  private static let source = """
    import Combine
    import SwiftUI

    final class Counter: ObservableObject {
      @Published var count = (try? Data(contentsOf: saved))?.count ?? 0
      let text = "<script>document.title = 'taken'</script>"
    }

    struct CounterView: View {
      @StateObject private var counter = Counter()
      var body: some View { Text("\\(counter.count)") }
    }

    final class Timer: ObservableObject {
      @Published var ticks = 0
      var label = "<b>"
      func rename() { label = "" }
    }

    struct TimerView: View {
      @ObservedObject var timer: Timer
      var body: some View { Text("\\(timer.ticks) \\(timer.label)") }
    }

    // migrate-observable:ignore
    final class Settings: ObservableObject {
      @Published var isOn = false
    }

    """

  /// Opens the report of the source, and looks afterwards whether all stayed quiet.
  private func reading(
    _ source: String = BrowserTests.source, at fragment: String = "",
    _ body: (Browser, URL) throws -> Void
  ) throws {
    let file = SourceFile(path: "App/A.swift", bytes: Array(source.utf8))
    let folder = try ScratchFolder([
      "report.html": htmlReport(try migrate(Project(sources: [file])))
    ])
    let page = URL(fileURLWithPath: folder.absolute("report.html"))
    let browser = try Browser()
    do {
      try browser.open(page, at: fragment)
      try body(browser, page)
      #expect(try browser.consoleMessages() == [])
      let requests = try browser.requests()
      #expect(requests.allSatisfy { $0.hasPrefix("file:") || $0.hasPrefix("data:") }, "\(requests)")
    } catch {
      try browser.close()
      throw error
    }
    try browser.close()
  }

  private let shown =
    "[...document.querySelectorAll('.card:not([hidden]) h3')].map(x => x.textContent)"

  @Test func searchAndFiltersAreKeptInTheAddress() throws {
    try reading { browser, page in
      #expect(try browser.value(shown) == ["Settings", "Timer", "Counter"])
      try browser.type("/ticks")
      try browser.wait(until: "location.hash === '#?q=ticks'")
      #expect(try browser.value(shown) == ["Timer"])
      #expect(try browser.value("document.querySelector('#shown').textContent") == "1 of 3")
      try browser.type("\u{E00C}")
      #expect(try browser.value(shown, as: [String].self).count == 3)
      try browser.run(
        "verdict.value = 'blocked'; verdict.dispatchEvent(new Event('input', {bubbles: true}))")
      try browser.wait(until: "location.hash === '#?verdict=blocked'")
      #expect(try browser.value(shown) == ["Settings"])

      try browser.open(page, at: "#?rule=ObservedObjectProperty&path=app")
      #expect(try browser.value(shown) == ["Timer"])
      #expect(try browser.value("rule.value") == "ObservedObjectProperty")
      // A link to a card that the filters hide shows it.
      try browser.run("location.hash = '#type-Counter'")
      try browser.wait(until: "document.activeElement.id === 'type-Counter'")
      #expect(try browser.value(shown, as: [String].self).count == 3)
    }
  }

  @Test func keys() throws {
    try reading { browser, page in
      try browser.type("jj")
      #expect(try browser.value("document.activeElement.id") == "type-Timer")
      try browser.type("kx")
      #expect(
        try browser.value("document.activeElement.closest('.card').id") == "type-Settings")
      #expect(try browser.value("document.querySelectorAll('.card.reviewed').length") == 1)
      try browser.open(page)
      #expect(
        try browser.value("document.querySelector('.card.reviewed').id") == "type-Settings")
      try browser.type("?")
      #expect(try browser.value("keys.open"))
      try browser.type("\u{E00C}")
      #expect(try !browser.value("keys.open"))
    }
  }

  @Test func diffsAreLaidOut() throws {
    try reading(at: "#type-Timer") { browser, _ in
      try browser.wait(until: "document.querySelector('#type-Timer pre.laid mark')")
      let marks =
        "[...document.querySelectorAll('#type-Timer .del mark')].map(x => x.textContent.trim())"
      #expect(try browser.value(marks, as: [String].self).contains("@Published"))
      #expect(try browser.value("!!document.querySelector('#type-Timer .laid .at-word')"))
      try browser.type("s")
      try browser.wait(until: "document.querySelector('#type-Timer pre.two')")
      // A diagnostic stands right behind the line it is about.
      try browser.wait(until: "document.querySelector('#type-Timer .laid .note')")
      let before = "document.querySelector('#type-Timer .laid .note').previousSibling.textContent"
      #expect(try browser.value(before, as: String.self).contains("var label"))
      #expect(try browser.value("document.title") == "Migration to @Observable")
    }
  }

  @Test func filesFold() throws {
    try reading { browser, _ in
      let seen = "document.querySelector('#type-Timer .file pre').checkVisibility()"
      #expect(try browser.value(seen))
      try browser.run("document.querySelector('#type-Timer .file > summary').click()")
      #expect(try !browser.value(seen))
    }
  }

  @Test func withoutScriptsEverythingIsOpen() throws {
    try reading { browser, page in
      try browser.disableScripts()
      try browser.open(page)
      #expect(try browser.value("document.querySelectorAll('details:not([open])').length") == 0)
      #expect(try !browser.value("document.querySelector('.toolbar').checkVisibility()"))
      #expect(try browser.value(shown, as: [String].self).count == 3)
      let added = "document.querySelector('#type-Timer .diff ins').textContent"
      #expect(try browser.value(added, as: String.self).hasPrefix("+@Observable\n"))
    }
  }

  @Test func pagesUnfoldWhenTheyAreAskedFor() throws {
    try reading { browser, _ in
      #expect(try browser.value("document.querySelectorAll('.page[open]').length") == 0)
      try browser.run("document.querySelector('a[href=\"#rule-PublishedProperty\"]').click()")
      try browser.wait(until: "document.querySelector('#rule-PublishedProperty').open")
      try browser.run(
        "document.querySelector('svg.map a').dispatchEvent(new MouseEvent('click'))")
      try browser.wait(until: "document.activeElement.matches('.card')")
    }
  }

  @Test func narrowPagesDoNotScrollSideways() throws {
    try reading { browser, _ in
      try browser.resize(width: 500, height: 800)
      #expect(try browser.value("document.documentElement.scrollWidth <= innerWidth"))
      #expect(
        try !browser.value("document.querySelector('.filters').open && innerWidth > 720"))
    }
    try reading("let a = 1\n") { browser, _ in
      let title: String = try browser.value("document.querySelector('.empty h2').textContent")
      #expect(title == "Nothing to migrate")
    }
  }

  /// The image of the README: the report of its example, as it opens.
  @Test(.enabled(if: Recording.isOn)) func imageOfTheReview() throws {
    let example = try #require(SnapshotCase.all.first { $0.name == "Projects/readme" })
    let folder = try ScratchFolder(["report.html": htmlReport(try example.run().migration)])
    let browser = try Browser()
    try browser.resize(width: 1280, height: 860)
    try browser.open(URL(fileURLWithPath: folder.absolute("report.html")), at: "#type-Garden")
    try browser.wait(until: "document.querySelector('#type-Garden pre.laid')")
    let image = try browser.screenshot()
    try browser.close()
    try Repository.write(
      Array(image), to: Repository.root.appendingPathComponent("Documentation/review.png"))
  }
}
