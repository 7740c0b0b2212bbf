import SwiftUI

struct Book {
  var title = ""
}

@Observable
final class Shelf {
  var books: [Book] = []
  var selection: Set<Int> = []

  func update(_ index: Int, _ change: (inout Book) -> Void) {
    var updatedBooks = books
    change(&updatedBooks[index])
    books = updatedBooks
  }

  func select(_ change: (inout Set<Int>) -> Void) {
    change(&selection)
  }

  func number() {
    for index in books.indices {
      update(index) { $0.title = "\(index) of \(self.books.count)" }
    }
    select { $0.insert(0) }
  }
}
