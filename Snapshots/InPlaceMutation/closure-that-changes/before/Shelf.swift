import SwiftUI

struct Book {
  var title = ""
}

final class Shelf: ObservableObject {
  @Published var books: [Book] = []
  @Published var selection: Set<Int> = []

  func update(_ index: Int, _ change: (inout Book) -> Void) {
    change(&books[index])
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
