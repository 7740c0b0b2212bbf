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

  @Test func theToolbarIsWhole() throws {
    try reading { browser, _ in
      let cut: Int = try browser.value(
        "[...document.querySelectorAll('.toolbar button, .toolbar output, .toolbar select')]"
          + ".filter(x => x.scrollWidth > x.clientWidth + 1 || x.offsetHeight > 40).length")
      #expect(cut == 0)
      #expect(try browser.value("document.querySelector('.toolbar').offsetHeight < 70"))
    }
  }
}
