import SwiftUI

enum Season {
  nonisolated(unsafe) static var current = "spring"
}

/// The send is all that shows the new season: the assignments change nothing.
@Observable
final class Menu {
  var dish = "soup"

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.dish) {}
  }

  var title: String { "\(dish) of \(Season.current)" }

  func refresh() {
    dish = dish
    notifyObservers()
  }
}

/// The send beside the change of another property is not needed, but nothing updates the readers of `page`.
@Observable
final class Book {
  var page = 1
  var marks = 0

  func mark() {
    marks += 1
    self.page = self.page
  }

  /// The parameter is another value.
  func turn(to page: Int) {
    self.page = page
  }
}

struct MenuView: View {
  let menu: Menu
  let book: Book

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
