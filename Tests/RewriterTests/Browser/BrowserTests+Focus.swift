import SourceModel
import Testing

@testable import Rewriter

/// Where the focus is, and what a reader sees of it.
extension BrowserTests {
  /// Many models, one of which many views read.
  private static let forest: String = {
    let trees = (1...40).map { number in
      """
      final class Tree\(number): ObservableObject {
        @Published var height = (try? Data(contentsOf: saved))?.count ?? 0
        var name = ""
        func grow() { name = "x" }
      }
      struct Tree\(number)View: View {
        @EnvironmentObject var wind: Wind
        @StateObject var tree = Tree\(number)()
        var body: some View { Text("\\(tree.height) \\(tree.name) \\(wind.speed)") }
      }

      """
    }
    return """
      import SwiftUI
      final class Wind: ObservableObject { @Published var speed = 0 }
      final class Rain: ObservableObject { @Published var drops = 0 }
      struct One: View { @EnvironmentObject var rain: Rain; var body: some View { Text("\\(rain.drops)") } }
      struct Two: View { @EnvironmentObject var rain: Rain; var body: some View { Text("\\(rain.drops)") } }
      struct Forest: View {
        @StateObject var wind = Wind()
        @StateObject var rain = Rain()
        var body: some View { Tree1View().environmentObject(wind).environmentObject(rain) }
      }
      \(trees.joined())
      """
  }()

  private static let isSeen = """
    (x => x.matches('.item, ul.screens > li') && x.getBoundingClientRect().top >= 0 && x.getBoundingClientRect().top < innerHeight)(document.activeElement)
    """

  /// Who reads below the last item and goes back to it sees it.
  @Test(arguments: ["n", "p"]) func keysFromBelowLeadToWhatIsSeen(key: String) throws {
    try reading(Self.forest) { browser, _ in
      try browser.run("document.querySelectorAll('.group').forEach(x => { x.open = true })")
      try browser.run(
        "scrollTo(0, document.body.scrollHeight); dispatchEvent(new WheelEvent('wheel'))")
      try browser.type(key)
      try browser.wait(until: Self.isSeen)
      try browser.run(
        "window.frames = 0; const count = () => { if (++frames < 9) requestAnimationFrame(count) }; count()"
      )
      try browser.wait(until: "window.frames > 8")
      #expect(try browser.value(Self.isSeen))
    }
  }

  @Test func readingAgainKeepsTheFocus() throws {
    try reading(Self.forest) { browser, _ in
      try browser.type("nnnn")
      let at = "[...document.querySelectorAll('.item')].indexOf(document.activeElement)"
      #expect(try browser.value(at) == 3)
      try browser.run("location.reload()")
      try browser.wait(until: "document.readyState === 'complete' && \(at) >= 0")
      #expect(try browser.value(at) == 3)
      try browser.type("n")
      #expect(try browser.value(at) == 4)
    }
  }

  /// A list takes letters while a reader chooses by keys, and not after a choice by mouse.
  @Test func listsGiveTheKeysBack() throws {
    try reading(Self.forest) { browser, _ in
      for (event, isLeft) in [("pointerdown", true), ("keydown", false)] {
        try browser.run(
          """
          diagnostic.focus()
          diagnostic.dispatchEvent(new Event('\(event)'))
          diagnostic.selectedIndex = 1
          diagnostic.dispatchEvent(new Event('input', {bubbles: true}))
          """)
        #expect(try browser.value("document.activeElement !== diagnostic") == isLeft)
      }
    }
  }

  /// On paper the ways to a screen, and what else is folded of it, are unfolded.
  @Test func paperShowsAllOfScreens() throws {
    try reading(Self.forest) { browser, _ in
      let folded =
        "document.querySelectorAll('[aria-labelledby=screens] details:not([open])').length"
      #expect(try browser.value(folded, as: Int.self) > 0)
      try browser.run("dispatchEvent(new Event('beforeprint'))")
      #expect(try browser.value(folded) == 0)
    }
  }

  @Test func ticksFitFingers() throws {
    try reading(Self.forest) { browser, _ in
      try browser.emulate(width: 390, height: 844, isDark: false)
      let sizes =
        "[...document.querySelectorAll('.item .tick input')].map(x => x.getBoundingClientRect()).map(x => Math.min(x.width, x.height))"
      #expect(try browser.value("Math.min(...\(sizes)) >= 24"))
    }
  }

  /// Bars are as long as there are readers; many readers stand in columns beside their model.
  @Test func drawingsFitTheirReaders() throws {
    try reading(Self.forest) { browser, _ in
      try browser.run("document.querySelectorAll('.group').forEach(x => { x.open = true })")
      for width in [1440, 390] {
        try browser.emulate(width: width, height: 900, isDark: false)
        let bars =
          "[...document.querySelectorAll('.readers i')].map(x => x.getBoundingClientRect().width)"
        let shares: [Double] = try browser.value("\(bars).map(x => x / Math.max(...\(bars)))")
        // Two of forty, and at least a fiftieth.
        #expect(shares.count == 2 && shares.contains { abs($0 - 0.05) < 0.01 }, "\(shares)")
        let room =
          "[...document.querySelectorAll('.readers')].map(x => x.scrollWidth - x.clientWidth)"
        #expect(try browser.value("Math.max(...\(room)) <= 0"))
      }
      try browser.emulate(width: 1440, height: 900, isDark: false)
      try browser.run("document.getElementById('type-Wind').open = true")
      try browser.wait(until: "document.querySelector('#type-Wind .drawing')")
      #expect(try browser.value("document.querySelector('#type-Wind .drawing').offsetHeight < 700"))
      #expect(
        try browser.value(texts("#type-Wind .owns"), as: [String].self) == ["owns itForest"])
    }
  }
}
