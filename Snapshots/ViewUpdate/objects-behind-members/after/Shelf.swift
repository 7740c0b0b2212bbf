import SwiftUI

/// It tells nobody when it changes.
final class Book: Identifiable {
  let id: Int
  var pages = 0

  init(id: Int) { self.id = id }

  func summary() -> String { "\(pages) pages" }
}

struct Slot {
  let book: Book
}

@Observable
final class Shelf {
  @ObservationIgnored var visits = 0 { willSet { notifyObservers() } }
  let books = [Book(id: 1), Book(id: 2)]
  let byTitle = ["Emma": Book(id: 3)]
  let slot = Slot(book: Book(id: 4))
  @ObservationIgnored lazy var newest = Book(id: 5)

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  subscript(title: String) -> Book? {
    access(keyPath: \.self)
    return byTitle[title]
  }

  var longest: Book? {
    access(keyPath: \.self)
    return books.max { $0.pages < $1.pages }
  }

  func book(_ id: Int) -> Book? {
    access(keyPath: \.self)
    return books.first { $0.id == id }
  }

  /// Nobody else has what it gives.
  func sample() -> Book {
    access(keyPath: \.self)
    return Book(id: 6)
  }

  func visit() {
    for book in books + [slot.book, newest] { book.pages += 1 }
    self["Emma"]?.pages += 1
    visits += 1
  }
}

struct ListView: View {
  let shelf: Shelf

  var body: some View {
    ForEach(shelf.books) { book in Text(book.summary()) }
    Text(shelf.books.map { $0.summary() }.joined())
  }
}

struct MemberView: View {
  let shelf: Shelf

  var body: some View {
    Text("\(shelf["Emma"]?.pages ?? 0)")
    Text("\(shelf.book(2)?.pages ?? 0)")
    Text("\(shelf.longest?.pages ?? 0)")
    Text("\(shelf.newest.pages)")
    Text(shelf.slot.book.summary())
  }
}

/// Its own functions show the book, and its own getter gives it.
struct RowsView: View {
  let shelf: Shelf

  private var first: Book? { shelf.books.first }

  var body: some View {
    VStack {
      ForEach(shelf.byTitle.values.map { $0 }) { book in row(book) }
      Text("\(first?.pages ?? 0)")
    }
  }

  private func row(_ book: Book) -> some View { Text("\(book.pages)") }
}

/// What stays as it is, what it alone has, and what only an action asks for.
struct CountView: View {
  let shelf: Shelf

  var body: some View {
    Text("\(shelf.books.count) \(shelf.longest?.id ?? 0)")
    Text(shelf.sample().summary())
    Button("Print") { print(shelf.newest.pages, shelf["Emma"]?.summary() ?? "") }
  }
}
