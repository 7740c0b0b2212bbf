import SourceModel
import Testing

@testable import Rewriter

/// Each key has an effect that a reader sees, and paper shows what a reader of the page unfolds.
extension BrowserTests {
  /// Two warnings, one of which no diff shows, and a note in a file without changes.
  private static let shop = """
    import SwiftUI
    final class Prices { static let shared = Prices(); var isHigh = false }
    final class Shop: ObservableObject {
      @Published var count = (try? Data(contentsOf: saved))?.count ?? 0
      @Published var other = 0
    \(String(repeating: "\n", count: 12))
      var isHigh: Bool { Prices.shared.isHigh }
      func raise() { Prices.shared.isHigh = true; other += 1 }
    }
    struct ShopView: View {
      @StateObject var shop = Shop()
      var body: some View { Text(shop.isHigh ? "high" : "low"); Text("\\(shop.count)") }
    }

    """

  private var focused: String { "document.activeElement" }
  private var shown: String { "document.querySelector('#shown').textContent" }

  /// Enter unfolds, leads somewhere or explains, and Back leaves the page as it was.
  @Test func enterAnswersOnEachItem() throws {
    for project in [Self.garden, Self.project(Self.shop)] {
      try reading(project) { browser, _ in
        let items = "[...document.querySelectorAll('.item')]"
        let state = """
          [location.hash, document.querySelectorAll('details[open]').length, document.querySelectorAll('.meaning').length].join()
          """
        let open = "document.querySelectorAll('details[open]').length"
        for number in 0..<(try browser.value("\(items).length", as: Int.self)) {
          try browser.run("\(items)[\(number)].tabIndex = -1; \(items)[\(number)].focus()")
          let before: String = try browser.value(state)
          let count: Int = try browser.value(open)
          try browser.type("\u{E007}")
          try browser.wait(until: "\(state) !== '\(before)'")
          guard try browser.value("location.hash !== ''", as: Bool.self) else { continue }
          try browser.run("history.back()")
          try browser.wait(until: "\(focused) === \(items)[\(number)]")
          #expect(try browser.value(open) == count)
        }
      }
    }
  }

  /// At the end of the list, and when all is ticked, the page says so.
  @Test func theEndIsSaid() throws {
    try reading(Self.garden) { browser, _ in
      let stops = "[...document.querySelectorAll('.item, ul.screens > li')]"
      try browser.run("\(stops).at(-1).tabIndex = -1; \(stops).at(-1).focus()")
      try browser.type("n")
      #expect(try browser.value(shown, as: String.self) == "This is the last one")
      try browser.run("document.querySelectorAll('.tick input').forEach(x => x.click())")
      try browser.type("u")
      #expect(try browser.value(shown, as: String.self) == "All are ticked")
      try browser.wait(until: "\(shown).includes('ticked,') || \(shown).endsWith('files')")
    }
  }

  /// Paper has the notes, the change beside a warning, and whole paths; the page is then as before.
  @Test func paperNeedsNoPage() throws {
    try reading(Self.garden) { browser, _ in
      let open = "document.querySelectorAll('details[open]').length"
      let before: Int = try browser.value(open)
      try browser.run("dispatchEvent(new Event('beforeprint'))")
      try browser.emulate(width: 800, height: 1100, isDark: false, isPrinted: true)
      let isSeen = "x => x.checkVisibility({contentVisibilityAuto: true})"
      #expect(
        try browser.value(
          "[...document.querySelectorAll('[aria-labelledby=notes] li')].every(\(isSeen))"))
      #expect(
        try browser.value(
          "[...document.querySelectorAll('[aria-labelledby=review] .hunk')].some(\(isSeen))"))
      #expect(
        try browser.value("[...document.querySelectorAll('.more > summary')].some(\(isSeen))")
          == false)
      let paths = """
        [...document.querySelectorAll('.evidence .place')].map(x => getComputedStyle(x, '::after').content)
        """
      #expect(
        try browser.value("\(paths).length > 0 && \(paths).every(x => x.includes('/'))"))
      try browser.run("dispatchEvent(new Event('afterprint'))")
      #expect(try browser.value(open) == before)
    }
  }

  private static func project(_ source: String) -> Project {
    Project(sources: [SourceFile(path: "App/A.swift", bytes: Array(source.utf8))])
  }
}
