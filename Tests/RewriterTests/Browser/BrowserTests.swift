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
  func reading(
    _ source: String = BrowserTests.source, at fragment: String = "",
    _ body: (Browser, URL) throws -> Void
  ) throws {
    let file = SourceFile(path: "App/A.swift", bytes: Array(source.utf8))
    try reading(Project(sources: [file]), at: fragment, body)
  }

  func reading(
    _ project: Project, at fragment: String = "", _ body: (Browser, URL) throws -> Void
  ) throws {
    var options = Options()
    // With a warning, so that there is something to review.
    options.heavy = .plain
    let folder = try ScratchFolder([
      "report.html": htmlReport(try migrate(project, options: options))
    ])
    let page = URL(fileURLWithPath: folder.absolute("report.html"))
    try Browser.withShared { browser in
      try browser.emulate(width: 1440, height: 1000, isDark: false)
      try browser.open(page, at: fragment)
      try body(browser, page)
      #expect(try browser.consoleMessages() == [])
      let requests = try browser.requests()
      #expect(
        requests.allSatisfy { ["file:", "data:", "about:blank"].contains(where: $0.hasPrefix) },
        "\(requests)")
    }
  }

  func texts(_ selector: String) -> String {
    "[...document.querySelectorAll('\(selector)')].filter(x => x.checkVisibility())"
      + ".map(x => x.textContent.trim())"
  }

  private let count = "document.querySelector('#shown').textContent"

  /// Also where a test does not close it.
  @Test(.timeLimit(.minutes(1))) func theDriverEndsWithTheBrowser() throws {
    let output = try Browser().output.fileHandleForReading
    _ = try output.readToEnd()
  }

  @Test func thePageHasTheOrderOfTheWork() throws {
    try reading { browser, _ in
      let ids: [String] = try browser.value("[...document.querySelectorAll('h2')].map(x => x.id)")
      #expect(
        ids == ["todo", "review", "screens", "notes", "done", "types", "pages", "keys-title"])
      // Everything is folded as the page opens.
      #expect(try browser.value("document.querySelectorAll('details.change[open]').length") == 0)
    }
  }

  @Test func filtersHideLinesAndAreKeptInTheAddress() throws {
    try reading { browser, page in
      try browser.type("/ticks")
      try browser.wait(until: "location.hash === '#?q=ticks'")
      try browser.wait(until: "document.querySelector('pre.laid')")
      let lines = texts("pre.laid .c")
      #expect(try browser.value(lines, as: [String].self).allSatisfy { $0.contains("ticks") })
      #expect(try browser.value(count, as: String.self).contains(" changed lines in 1 file"))
      // Esc leaves the search, which stays.
      try browser.type("\u{E00C}")
      #expect(try browser.value("location.hash", as: String.self) == "#?q=ticks")
      try browser.type("c")
      #expect(try browser.value("document.querySelectorAll('details.change[open]').length") == 0)
      try browser.run(
        "rule.value = 'ObservedObjectProperty'; rule.dispatchEvent(new Event('input', {bubbles: true}))"
      )
      try browser.wait(until: "location.hash === '#?rule=ObservedObjectProperty'")
      try browser.wait(
        until: texts("pre.laid .c.del") + ".join() === '@ObservedObject var timer: Timer'")
      #expect(try browser.value(count, as: String.self) == "2 changed lines in 1 file")

      try browser.open(page, at: "#?type=Counter&path=app")
      try browser.wait(until: "document.querySelector('pre.laid .del')")
      let removed: [String] = try browser.value(texts("pre.laid .c.del"))
      #expect(removed.contains { $0.contains("@StateObject") })
      #expect(!removed.contains { $0.contains("ticks") })
      #expect(try browser.value("document.querySelector('#type').value") == "Counter")
      // A link to a line that the filters hide shows it.
      try browser.run("document.querySelector('#type-Timer').open = true")
      try browser.wait(until: "document.querySelector('#type-Timer a[data-line]')")
      try browser.run("document.querySelector('#type-Timer a[data-line]').click()")
      try browser.wait(until: "document.querySelector('.here')")
      #expect(
        try browser.value(texts("pre.laid .c.del"), as: [String].self).contains {
          $0.contains("ticks")
        })
    }
  }

  @Test func keysReachEveryWarning() throws {
    try reading { browser, page in
      let focused = "document.activeElement.textContent"
      try browser.type("n")
      #expect(try browser.value(focused, as: String.self).contains("Settings"))
      try browser.type("x")
      #expect(try browser.value("document.querySelectorAll('.item.ticked').length") == 1)
      try browser.type("n")
      #expect(try browser.value(focused, as: String.self).contains("RepeatedDefault"))
      // The second key opens its change at the line.
      try browser.type("\u{E007}")
      try browser.wait(until: "document.querySelector('.here')")
      #expect(
        try browser.value(
          "document.querySelector('.here + .here + .here').textContent", as: String.self
        )
        .contains("@StateObject private var counter"))
      // The line that replaces it is marked too.
      let marked: [String] = try browser.value(texts(".c.add.here"))
      #expect(marked.contains { $0.contains("@State private var counter") })
      try browser.type("?")
      #expect(try browser.value("keys.open"))
      try browser.type("\u{E00C}")
      #expect(try !browser.value("keys.open"))
      try browser.open(page)
      #expect(try browser.value("document.querySelectorAll('.item.ticked').length") == 1)
      #expect(try browser.value(count, as: String.self).hasPrefix("1 of "))
    }
  }

  @Test func diffsAreLaidOut() throws {
    try reading { browser, _ in
      try browser.run("document.querySelector('#type-Timer').open = true")
      try browser.wait(until: "document.querySelector('#type-Timer a[data-line]')")
      try browser.run("document.querySelector('#type-Timer a[data-line]').click()")
      try browser.wait(until: "document.querySelector('pre.laid mark')")
      let marks = texts(".del mark")
      #expect(try browser.value(marks, as: [String].self).contains("@Published"))
      #expect(try browser.value("!!document.querySelector('.laid .at-word')"))
      try browser.type("s")
      try browser.wait(until: "document.querySelector('pre.two')")
      // A diagnostic stands right behind the line it is about.
      try browser.wait(until: "document.querySelector('.laid .note.note')")
      let before = "document.querySelector('.laid .note[data-line]').previousSibling.textContent"
      #expect(try !browser.value(before, as: String.self).isEmpty)
      #expect(try browser.value("document.title") == "Migration to @Observable")
    }
  }

  @Test func notesCanBeFiltered() throws {
    try reading(at: "#?diagnostic=UnpublishedPropertyTracked") { browser, _ in
      let notes: [String] = try browser.value(texts(".notes li"))
      #expect(notes.count == 1 && notes[0].contains("label"), "\(notes)")
      #expect(try browser.value(count, as: String.self).contains("1 note"))
      try browser.run(
        "path.value = 'elsewhere'; path.dispatchEvent(new Event('input', {bubbles: true}))")
      try browser.wait(until: "document.body.matches('.unmatched')")
    }
  }

  @Test func namesExplainThemselvesInPlace() throws {
    try reading { browser, page in
      #expect(try browser.value("document.querySelectorAll('.page[open]').length") == 0)
      let link = "document.querySelector('.routine a[href=\"#rule-PublishedProperty\"]')"
      let click = link + ".click()"
      try browser.run(link + ".closest('details').open = true")
      let meanings = texts(".routine .meaning")
      try browser.run(click)
      #expect(try browser.value(meanings, as: [String].self).first?.contains("@Published") == true)
      #expect(try browser.value("location.hash") == "")
      try browser.run(click)
      #expect(try browser.value(meanings, as: [String].self).isEmpty)
      try browser.open(page, at: "#rule-PublishedProperty")
      try browser.wait(until: "document.querySelector('#rule-PublishedProperty').open")
    }
  }

  @Test func drawingOfManyModelsIsReadable() throws {
    let models = (0..<150).map { number in
      """
      final class LongNameOfAModelForAScreen\(number): ObservableObject { @Published var value = 0 }
      struct Owner\(number): View {
        @StateObject var model = LongNameOfAModelForAScreen\(number)()
        var body: some View { Reader\(number)().environmentObject(model) }
      }
      struct Reader\(number): View {
        @EnvironmentObject var model: LongNameOfAModelForAScreen\(number)
        var body: some View { Text("\\(model.value)") }
      }

      """
    }
    try reading("import SwiftUI\n" + models.joined()) { browser, _ in
      #expect(try browser.value("document.querySelectorAll('.type').length") == 150)
      try browser.run(
        "document.querySelectorAll('#types ~ details, .type').forEach(x => x.open = true)")
      try browser.wait(until: "!document.querySelector('details[open] > noscript')")
      #expect(try browser.value("document.querySelectorAll('.drawing .environment').length") == 150)
      for (width, isDark) in Self.screens {
        try browser.emulate(width: width, height: 900, isDark: isDark)
        // Nothing is cropped or scrolls sideways, also not in an unfolded drawing.
        #expect(try browser.value("document.documentElement.scrollWidth", as: Int.self) <= width)
        let cropped =
          "[...document.querySelectorAll('.model, .drawing b, .drawing li')]"
          + ".filter(x => getComputedStyle(x).overflow !== 'visible' && x.scrollWidth > x.clientWidth + 1).length"
        #expect(try browser.value(cropped) == 0)
        let ground = "getComputedStyle(document.body).backgroundColor"
        #expect(try browser.value(ground) == (isDark ? "rgb(19, 20, 23)" : "rgb(252, 252, 251)"))
      }
    }
  }

  @Test func narrowPagesDoNotScrollSideways() throws {
    try reading { browser, page in
      try browser.emulate(width: 390, height: 844, isDark: true)
      try browser.open(page)
      try browser.run("document.querySelectorAll('details').forEach(x => x.open = true)")
      try browser.wait(until: "!document.querySelector('details[open] > noscript')")
      // As the path of a project file.
      try browser.run("document.querySelector('.lead').append('App'.repeat(20))")
      // A phone shows a page that is too wide with a larger `innerWidth`.
      #expect(try browser.value("document.documentElement.scrollWidth") == 390)
    }
    try reading("let a = 1\n") { browser, _ in
      let title: String = try browser.value("document.querySelector('.empty h2').textContent")
      #expect(title == "Nothing to migrate")
    }
  }

  /// The image of the README: a report with something to review, as it opens.
  @Test(.enabled(if: Recording.isOn)) func imageOfTheReview() throws {
    let example = try #require(
      SnapshotCase.all.first { $0.name == "Projects/without-composition-root" })
    let folder = try ScratchFolder(["report.html": htmlReport(try example.run().migration)])
    let browser = try Browser()
    try browser.resize(width: 1280, height: 860)
    try browser.open(URL(fileURLWithPath: folder.absolute("report.html")))
    let image = try browser.screenshot()
    try browser.close()
    try Repository.write(
      Array(image), to: Repository.root.appendingPathComponent("Documentation/review.png"))
  }
}
