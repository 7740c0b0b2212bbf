import SwiftUI

struct Book: Hashable {
  let id: Int
  var title: String

  static func == (first: Book, second: Book) -> Bool { first.id == second.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Observable
class Shelf<Item: Hashable> {
  var items: [Item] = []

  func show(_ found: [Item]) { items = found }
}

final class BookShelf: Shelf<Book> {
  func reload() { show((0..<3).map { Book(id: $0, title: "Title \(Int.random(in: 0..<9))") }) }
}

/// The macro compares nothing whose type has no `==` here.
@Observable
final class Pile<Item> {
  var items: [Item] = []

  func show(_ found: [Item]) { items = found }
}

struct ShelfView: View {
  @State private var shelf = BookShelf()
  @State private var pile = Pile<Book>()

  var body: some View {
    ForEach(shelf.items, id: \.id) { book in
      Text(book.title)
    }
    ForEach(pile.items, id: \.id) { book in
      Text(book.title)
    }
    Button("Reload") {
      shelf.reload()
      pile.show(shelf.items)
    }
  }
}
