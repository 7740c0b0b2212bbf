import SwiftUI

struct Book: Hashable {
  let id: Int
  var title: String

  static func == (first: Book, second: Book) -> Bool { first.id == second.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

class Shelf<Item: Hashable>: ObservableObject {
  @Published var items: [Item] = []

  func show(_ found: [Item]) { items = found }
}

final class BookShelf: Shelf<Book> {
  func reload() { show((0..<3).map { Book(id: $0, title: "Title \(Int.random(in: 0..<9))") }) }
}

/// The macro compares nothing whose type has no `==` here.
final class Pile<Item>: ObservableObject {
  @Published var items: [Item] = []

  func show(_ found: [Item]) { items = found }
}

/// Has a place for an item.
struct Slot<Item> {
  var item: Item
  var width = 1
}

extension Slot<Book>: Equatable {
  static func == (first: Slot, second: Slot) -> Bool { first.item == second.item }
}

/// The macro compares no slots in the generic class.
final class Case<Item: Hashable>: ObservableObject {
  @Published var slots: [Slot<Item>] = []

  func show(_ found: [Slot<Item>]) { slots = found }
}

struct ShelfView: View {
  @StateObject private var shelf = BookShelf()
  @StateObject private var pile = Pile<Book>()
  @StateObject private var bookcase = Case<Book>()

  var body: some View {
    ForEach(shelf.items, id: \.id) { book in
      Text(book.title)
    }
    ForEach(pile.items, id: \.id) { book in
      Text(book.title)
    }
    ForEach(bookcase.slots, id: \.item.id) { slot in
      Text("\(slot.width)")
    }
    Button("Reload") {
      bookcase.show(pile.items.map { Slot(item: $0, width: .random(in: 1...9)) })
      shelf.reload()
      pile.show(shelf.items)
    }
  }
}
