import Testing

/// Reports of other sources.
extension BrowserTests {
  @Test func commentsOverSeveralLinesArePainted() throws {
    let source = """
      import SwiftUI
      /* The class of
         a struct
       */
      final class Counter: ObservableObject { @Published var count = 0 }

      """
    try reading(source) { browser, _ in
      try browser.run("document.querySelector('details.change').open = true")
      try browser.wait(until: "document.querySelector('pre.laid .co')")
      let comments = texts("pre.laid .co")
      #expect(
        try browser.value(comments, as: [String].self) == ["/* The class of", "a struct", "*/"])
    }
  }

  /// As tall as allowed, folded as it opens.
  @Test func aLongMigrationIsNotTall() throws {
    let models = (0..<260).map { number in
      """
      final class Model\(number): ObservableObject {
        @Published var value = \(number % 5 == 0 ? "(try? Data(contentsOf: u))?.count ?? 0" : "0")
        @Published var other = 0
      }
      struct View\(number): View {
        @StateObject var model = Model\(number)()
        var body: some View { Text("\\(model.value)") }
      }

      """
    }
    try reading("import SwiftUI\n" + models.joined()) { browser, _ in
      try browser.emulate(width: 1440, height: 900, isDark: false)
      #expect(try browser.value("document.documentElement.scrollHeight", as: Int.self) < 60 * 900)
    }
  }
}
