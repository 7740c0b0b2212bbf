import Testing

/// What a reader reaches without a mouse, and sees without scrolling sideways.
extension BrowserTests {
  /// Also those that are folded, because there are many of their kind.
  @Test func notesToCheckAreReachedAndTicked() throws {
    let views = (0..<7).map { number in
      """
      struct Row\(number): View {
        @EnvironmentObject var box: Box
        var body: some View { Text("\\(box.value)") }
      }
      #Preview { Row\(number)() }

      """
    }
    let model = "import SwiftUI\nfinal class Box: ObservableObject { @Published var value = 0 }\n"
    let root = "struct Root: View { var body: some View { Row0().environmentObject(Box()) } }\n"
    try reading(model + root + views.joined()) { browser, _ in
      let last = "[...document.querySelectorAll('.notes.kind .item')].at(-1)"
      #expect(try browser.value("document.querySelectorAll('.notes.kind .item').length >= 7"))
      for _ in 0..<40 where try !browser.value("document.activeElement === \(last)") {
        try browser.type("n")
      }
      #expect(try browser.value("document.activeElement === \(last)"))
      #expect(try browser.value("\(last).checkVisibility()"))
      try browser.type("x")
      #expect(try browser.value("\(last).matches('.ticked')"))
    }
  }

  /// Enter on a screen leads to its warning, `j` to every file, and the counts are those of the files.
  @Test func screensLeadToTheirWarnings() throws {
    try reading { browser, _ in
      try browser.type("nnn")
      #expect(try browser.value("document.activeElement.matches('ul.screens > li')"))
      try browser.type("\u{E007}")
      try browser.wait(until: "document.activeElement.matches('.item')")
      #expect(
        try browser.value("document.activeElement.textContent", as: String.self)
          .contains("RepeatedDefault"))
      let count = "document.querySelector('#shown').textContent"
      #expect(try browser.value(count, as: String.self).hasSuffix("0 of 1 files"))
      try browser.type("x")
      #expect(try browser.value(count, as: String.self).hasSuffix("1 of 1 files"))
    }
  }

  /// Back leads to the item that a key led away from, and `x` ticks that.
  @Test func backLeadsToTheItem() throws {
    try reading { browser, _ in
      let focused = "document.activeElement"
      try browser.type("nn\u{E007}")
      try browser.wait(until: "document.querySelector('.here')")
      #expect(try !browser.value("\(focused).matches('.item')"))
      try browser.run("history.back()")
      try browser.wait(until: "\(focused).matches('.item')")
      try browser.type("x")
      let ticked: [String] = try browser.value(
        "[...document.querySelectorAll('.ticked')].map(x => x.textContent)")
      #expect(ticked.count == 1 && ticked[0].contains("RepeatedDefault"), "\(ticked)")
    }
  }

  /// Where no diff shows the line of a note, Enter leads to the changes of its file, and `n` goes on from the note.
  @Test func notesLeadToTheirFiles() throws {
    let far = String(repeating: "\n", count: 8)
    let source = """
      import SwiftUI
      final class Flags { static let shared = Flags(); var isBig = false }
      enum Setup { static func grow() { Flags.shared.isBig = true } }
      final class Style: ObservableObject {
        @Published var name = ""
        \(far)
        var isBig: Bool { Flags.shared.isBig }
      }
      struct Size: View {
        @ObservedObject var style: Style
        \(far)
        var body: some View { Text(style.isBig ? style.name : "small") }
      }

      """
    try reading(source) { browser, _ in
      let focused = "document.activeElement"
      try browser.type("n\u{E007}")
      try browser.wait(until: "\(focused).matches('.row')")
      #expect(try browser.value("\(focused).querySelector('.change').open"))
      try browser.type("n")
      #expect(try browser.value("\(focused).matches('.item')"))
    }
  }

  /// A warning below a diff of many lines.
  private static let page = """
    import SwiftUI
    final class Page: ObservableObject {
    \((0..<40).map { "  @Published var text\($0) = \"\"\n" }.joined())
    \(String(repeating: "\n", count: 8))
      func refresh() { text0 = text0 }
    \(String(repeating: "\n", count: 8))
    }
    struct PageView: View {
      @ObservedObject var page: Page
      var body: some View { Text(page.text0).onTapGesture { page.refresh() } }
    }

    """

  /// Enter shows the line of the diff that is nearest to a warning which no diff shows, and Back leads to the warning.
  @Test func warningsBesideDiffsAreLeftAndFound() throws {
    try reading(Self.page) { browser, _ in
      func isSeen(_ element: String) throws -> Bool {
        try browser.value(
          "(x => x.top > 0 && x.bottom < innerHeight)(\(element).getBoundingClientRect())")
      }
      let item = "document.querySelector('.item')"
      try browser.emulate(width: 1440, height: 400, isDark: false)
      try browser.type("n")
      #expect(try isSeen("\(item).querySelector('.at-line')"))
      try browser.type("\u{E007}")
      try browser.wait(until: "location.hash.startsWith('#f')")
      try browser.wait(until: "document.querySelector('pre.laid')")
      #expect(try isSeen("[...document.querySelectorAll('pre.laid [data-at=\"42\"]')].at(-1)"))
      #expect(try !isSeen("\(item).querySelector('.at-line')"))
      try browser.run("history.back()")
      try browser.wait(until: "!location.hash")
      #expect(try browser.value("document.activeElement === \(item)"))
      #expect(try isSeen("\(item).querySelector('.at-line')"))
    }
  }

  /// A filter brings its first match to the window.
  @Test func filteredItemsAreSeen() throws {
    try reading(Self.page) { browser, _ in
      try browser.emulate(width: 1440, height: 300, isDark: false)
      try browser.run("scrollTo(0, document.body.scrollHeight)")
      try browser.run(
        "const q = document.querySelector('#q'); q.value = 'text'; q.dispatchEvent(new Event('input'))"
      )
      try browser.wait(until: "location.hash.startsWith('#?')")
      #expect(
        try browser.value("document.querySelector('.item').getBoundingClientRect().top >= 0"))
    }
  }

  /// Also those in folded groups, of which there are many in a large project.
  @Test func everyFileAndTypeIsReached() throws {
    let models = (0..<50).map { "final class M\($0): ObservableObject { @Published var a = 0 }\n" }
    try reading("import SwiftUI\n" + models.joined()) { browser, _ in
      let last = "[...document.querySelectorAll('.card, .row')].at(-1)"
      for _ in 0..<60 where try !browser.value("document.activeElement === \(last)") {
        try browser.type("j")
      }
      #expect(try browser.value("document.activeElement === \(last) && \(last).checkVisibility()"))
    }
  }

  @Test func theToolbarIsWhole() throws {
    try reading { browser, _ in
      let cut: Int = try browser.value(
        "[...document.querySelectorAll('.toolbar button, .toolbar output, .toolbar select')]"
          + ".filter(x => x.scrollWidth > x.clientWidth + 1 || x.offsetHeight > 40).length")
      #expect(cut == 0)
      #expect(try browser.value("document.querySelector('.toolbar').offsetHeight < 70"))
    }
  }

  @Test func aSearchFindsItemsByTheirFile() throws {
    try reading { browser, page in
      let path: String = try browser.value(
        "document.querySelector('.item[data-path]').dataset.path")
      let items = "[...document.querySelectorAll('.item[data-path=\"\(path)\"]')]"
      // The text of the items has the name of the file at most.
      let words = path.split(separator: "/").joined(separator: "%2F")
      try browser.open(page, at: "#?q=\(words)")
      try browser.wait(until: "document.body.classList.contains('filtered')")
      #expect(try browser.value(items + ".every(x => !x.hidden)"))
    }
  }
}
