import SwiftUI

@Observable
final class Book: Hashable {
  let id: Int
  var title: String

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }

  static func == (first: Book, second: Book) -> Bool { first.id == second.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// No set or dictionary can hold an author by its `==`.
final class Author: Equatable {
  let id: Int
  let name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  static func == (first: Author, second: Author) -> Bool { first.id == second.id }
}

@Observable
final class Shelf {
  @ObservationIgnored private var known: Set<Book> = []
  var books: [Book] = []
  var author: Author?

  func reload(_ found: [Book], by author: Author) {
    known.formUnion(found)
    books = found.filter(known.contains)
    self.author = author
  }
}

struct ShelfView: View {
  @State private var shelf = Shelf()

  var body: some View {
    ForEach(shelf.books, id: \.id) { book in
      Text(book.title)
    }
    Text(shelf.author?.name ?? "")
  }
}
