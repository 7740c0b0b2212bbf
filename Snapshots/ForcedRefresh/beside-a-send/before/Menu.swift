import SwiftUI

enum Season {
  nonisolated(unsafe) static var current = "spring"
}

/// The send is all that shows the new season: the assignments change nothing.
final class Menu: ObservableObject {
  @Published var dish = "soup"

  var title: String { "\(dish) of \(Season.current)" }

  func refresh() {
    dish = dish
    objectWillChange.send()
  }
}

/// The send beside the change of another property is not needed, but nothing updates the readers of `page`.
final class Book: ObservableObject {
  @Published var page = 1
  @Published var marks = 0

  func mark() {
    marks += 1
    self.page = self.page
    objectWillChange.send()
  }

  /// The parameter is another value.
  func turn(to page: Int) {
    self.page = page
    objectWillChange.send()
  }
}

struct MenuView: View {
  @ObservedObject var menu: Menu
  @ObservedObject var book: Book

  var body: some View {
    VStack {
      Text(menu.title)
      Text("\(book.page), \(book.marks)")
      Button("Refresh") {
        Season.current = "summer"
        menu.refresh()
      }
      Button("Mark") { book.mark() }
      Button("Turn") { book.turn(to: 2) }
    }
  }
}
