import SourceModel
import Testing

@testable import Rewriter

/// A reader with nothing but a keyboard.
extension BrowserTests {
  /// Two apps, with something in each part of the page.
  static let garden: Project = {
    func plant(_ name: String) -> String {
      """
      struct \(name)Plant: Equatable {
        let id: Int
        var height: Int
        var label: String
        static func == (a: Self, b: Self) -> Bool { a.id == b.id }
      }

      """
    }
    func model(_ name: String) -> String {
      """
      import SwiftUI
      final class \(name)Bed: ObservableObject {
        @Published var plant = \(name)Plant(id: 1, height: 2, label: "")
        @Published var count = (try? Data(contentsOf: saved))?.count ?? 0
        func grow() { plant = \(name)Plant(id: 1, height: 3, label: "tall") }
      }
      struct \(name)BedView: View {
        @StateObject var bed = \(name)Bed()
        var body: some View { \(name)Row().environmentObject(bed); Text("\\(bed.plant.label) \\(bed.count)") }
      }
      struct \(name)Row: View {
        @EnvironmentObject var bed: \(name)Bed
        var body: some View { Text("\\(bed.plant.height)") }
      }
      #Preview { \(name)Row() }
      @main struct \(name)App: App { var body: some Scene { WindowGroup { \(name)BedView() } } }

      """
    }
    let settings = """
      // migrate-observable:ignore
      final class Settings: ObservableObject { @Published var isOn = false }

      """
    let search = """
      import Combine
      final class Search: ObservableObject { @Published var query = "" }

      """
    let sources = [
      "Phone/Garden.swift": model("Phone"), "Desk/Garden.swift": model("Desk"),
      "Phone/Plant.swift": plant("Phone"), "Desk/Plant.swift": plant("Desk"),
      "Phone/Settings.swift": settings, "Phone/Search.swift": search,
    ]
    let manifest = """
      targets:
        Phone: {type: application, platform: iOS, sources: [Phone]}
        Desk: {type: application, platform: macOS, sources: [Desk]}

      """
    return Project(
      sources: sources.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) },
      manifests: [ManifestFile(path: "project.yml", bytes: Array(manifest.utf8))])
  }()

  /// `j` and `k` stop at each station of the page in its order; each warning is one `n` behind its card or its
  /// predecessor.
  @Test func keysKeepTheOrderOfThePage() throws {
    try reading(Self.garden) { browser, _ in
      let stations = "[...document.querySelectorAll('.item, ul.screens > li, .card, .row')]"
      let all = "\(stations).filter(x => !x.matches('.card .item'))"
      let count: Int = try browser.value("\(all).length")
      #expect(count > 10)
      for place in Array(0..<count) + (0..<count - 1).reversed() {
        let key = try browser.value("\(all).indexOf(document.activeElement) < \(place)") ? "j" : "k"
        try browser.type(key)
        #expect(try browser.value("\(all).indexOf(document.activeElement)") == place)
      }
      let cards = "[...document.querySelectorAll('.card:has(.item)')]"
      let warnings = "[...document.querySelectorAll('[aria-labelledby=review] .item')]"
      for number in 0..<(try browser.value("\(cards).length", as: Int.self)) {
        try browser.run("\(cards)[\(number)].focus()")
        try browser.type("n")
        #expect(
          try browser.value("document.activeElement === \(cards)[\(number)].querySelector('.item')")
        )
      }
      try browser.run("\(warnings)[0].focus()")
      for number in 1..<(try browser.value("\(warnings).length", as: Int.self)) {
        try browser.type("n")
        #expect(try browser.value("\(warnings).indexOf(document.activeElement)") == number)
      }
    }
  }

  /// Tab goes through the page from the start, in its order, and each stop can be seen.
  @Test func tabStopsAreVisible() throws {
    try reading(Self.garden) { browser, _ in
      try browser.run(
        "window.stops = []; window.expected = [...document.querySelectorAll('a[href], button, input, select, summary, pre[tabindex]')].filter(x => x.checkVisibility())"
      )
      let look = """
        { const x = document.activeElement, style = getComputedStyle(x), box = x.getBoundingClientRect()
          stops.push({at: expected.indexOf(x), isSeen: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
            && box.width > 1 && box.bottom > 0 && box.top < innerHeight}) }
        """
      for _ in 0..<40 {
        try browser.type("\u{E004}")
        try browser.run(look)
      }
      #expect(
        try browser.value("stops.map(x => x.at).join()", as: String.self)
          == (0..<40).map(String.init).joined(separator: ","))
      #expect(try browser.value("stops.filter(x => !x.isSeen).length") == 0)
      // Enter on the first one skips to the work.
      try browser.run("document.activeElement.blur(); document.querySelector('.skip').focus()")
      try browser.type("\u{E007}")
      try browser.wait(until: "location.hash === '#work'")
    }
  }

  /// Esc leaves the search, also if it hides the item that had the focus, and `?` shows and hides the keys.
  @Test func escapeLeavesTheSearch() throws {
    try reading(Self.garden) { browser, _ in
      let focused = "document.activeElement"
      try browser.type("nn/PhonePlant")
      try browser.wait(until: "location.hash === '#?q=PhonePlant'")
      #expect(try browser.value("\(focused) === q"))
      try browser.type("\u{E00C}")
      #expect(try browser.value("\(focused) === document.body"))
      try browser.type("n")
      #expect(try browser.value("\(focused).matches('.item') && !\(focused).closest('[hidden]')"))
      #expect(try browser.value("q.value", as: String.self) == "PhonePlant")
      // The item keeps the focus where the search finds it.
      try browser.run("window.before = \(focused)")
      try browser.type("/\u{E00C}")
      #expect(try browser.value("\(focused) === before"))
      for isOpen in [true, false] {
        try browser.type("?")
        #expect(try browser.value("keys.open", as: Bool.self) == isOpen)
      }
      // The first hit.
      try browser.type("c/DeskRow\u{E007}")
      #expect(try browser.value("\(focused).textContent", as: String.self).contains("DeskRow"))
    }
  }

  /// A place that no change of the page shows gives its path with a click, each item with `y`; where the browser lets
  /// no page copy, the path is shown.
  @Test func placesAreCopied() throws {
    try reading(Self.garden) { browser, _ in
      let copied = "copied.join()"
      try browser.run(
        "window.copied = []; navigator.clipboard.writeText = async x => { copied.push(x) }")
      let place = "document.querySelector('[aria-labelledby=review] span.place')"
      try browser.run("\(place).click()")
      try browser.wait(until: "\(place).matches('.copied')")
      #expect(try browser.value(copied, as: String.self) == "Desk/Plant.swift:5")
      try browser.run("copied.length = 0")
      for (item, path) in [(".card .item", "Desk/Garden.swift:3"), (".row", "Phone/Search.swift")] {
        try browser.run("document.querySelector('\(item)').focus()")
        try browser.type("y")
        try browser.wait(until: "copied.length > 0")
        #expect(try browser.value(copied, as: String.self) == path)
        try browser.run("copied.length = 0")
      }
      try browser.run("navigator.clipboard.writeText = () => Promise.reject(new Error())")
      try browser.run("\(place).classList.remove('copied'); \(place).click()")
      try browser.wait(until: "\(place).textContent === 'Desk/Plant.swift:5'")
      #expect(try browser.value("!\(place).matches('.copied')"))
    }
  }

  /// Where there are many places, a button copies all their paths.
  @Test func pathsAreCopiedTogether() throws {
    let setters = (1...6).map { "  func set\($0)() { word = Word(id: 1, text: \"\($0)\") }\n" }
    let source = """
      import SwiftUI
      struct Word: Equatable {
        let id: Int
        var text: String
        static func == (a: Word, b: Word) -> Bool { a.id == b.id }
      }
      final class Book: ObservableObject {
        @Published var word = Word(id: 1, text: "")
      \(setters.joined())}
      struct BookView: View {
        @ObservedObject var book: Book
        var body: some View { Text(book.word.text) }
      }

      """
    try reading(source) { browser, _ in
      try browser.run("navigator.clipboard.writeText = async x => { window.copied = x }")
      try browser.run("document.querySelector('.item .more').open = true")
      try browser.run("document.querySelector('.item button.copy').click()")
      try browser.wait(until: "window.copied")
      let rest: [String] = try browser.value(texts(".item .more li"))
      #expect(rest.count == 5 && rest[1].contains(" in set3 A.swift:11"), "\(rest)")
      let lines = (10...14).map { "App/A.swift:\($0)" }
      #expect(try browser.value("copied", as: String.self) == lines.joined(separator: "\n"))
    }
  }

  /// A filter for a warning keeps the diff of its file, to which Enter leads.
  @Test func filteredWarningsLeadToTheirDiffs() throws {
    try reading(Self.garden, at: "#?diagnostic=RepeatedDefault") { browser, _ in
      try browser.type("n\u{E007}")
      try browser.wait(until: "document.querySelector('.here')")
      #expect(try browser.value("document.querySelector('.here').closest('.change').open"))
    }
    try reading(Self.garden, at: "#?diagnostic=PreviewWithoutValue") { browser, _ in
      try browser.run("document.querySelector('.change:not([hidden])').open = true")
      try browser.wait(until: "document.querySelector('.change[open] pre.laid .c')")
    }
  }

  /// Back folds the meaning of a name, rather than leave the page.
  @Test func backFoldsMeanings() throws {
    try reading(Self.garden) { browser, _ in
      try browser.run("document.querySelector('.card .item a.name').click()")
      #expect(try browser.value("document.querySelectorAll('.meaning').length") == 1)
      try browser.run("history.back()")
      try browser.wait(until: "document.querySelectorAll('.meaning').length === 0")
      #expect(try browser.value("document.title") == "Migration to @Observable")
    }
  }

  /// Who has scrolled away goes on from what can be seen.
  @Test func keysGoOnFromWhatIsSeen() throws {
    try reading(Self.garden) { browser, _ in
      let at = "[...document.querySelectorAll('.item')].indexOf(document.activeElement)"
      try browser.emulate(width: 1440, height: 300, isDark: false)
      try browser.type("nnnn")
      #expect(try browser.value(at) == 3)
      try browser.run("scrollTo(0, 0); dispatchEvent(new WheelEvent('wheel'))")
      try browser.type("n")
      #expect(try browser.value(at) == 0)
    }
  }

  /// What was ticked of each kind, in a page that is opened again.
  @Test func ticksSurviveReloading() throws {
    try reading(Self.garden) { browser, page in
      let kinds = ["#todo ~ .item", ".card .item", "ul.screens > li", ".row"]
      for kind in kinds {
        try browser.run("document.querySelector('\(kind) .tick input').click()")
      }
      let ticked = "document.querySelectorAll('.ticked').length"
      #expect(try browser.value(ticked) == kinds.count)
      try browser.open(page)
      #expect(try browser.value(ticked) == kinds.count)
      for kind in kinds {
        #expect(
          try browser.value(
            "document.querySelector('\(kind)').matches('.ticked:has(.tick :checked)')"))
      }
      try browser.run("document.querySelector('.ticked .tick input').click()")
      try browser.open(page)
      #expect(try browser.value(ticked) == kinds.count - 1)
    }
  }
}
