import SwiftUI

final class Book {
  var id: UUID?
  var pages = 0

  static func make() -> Book {
    let book = Book()
    book.id = UUID()
    return book
  }

  func grow() {
    pages += 1
  }
}

@Observable
final class Reader {
  var name = "Reader"

  func rename() {
    name += "!"
  }
}

/// What a book is known by is given once.
struct IdentityView: View {
  let reader: Reader
  let book: Book

  var body: some View {
    Text(book.id?.uuidString ?? "")
    Button("Rename") { reader.rename() }
  }
}

/// Its pages become more.
struct PagesView: View {
  let reader: Reader
  let book: Book

  var body: some View {
    Text("\(book.pages)")
    Button("Rename") { reader.rename() }
    Button("Grow") { book.grow() }
  }
}

struct NameView: View {
  let reader: Reader

  var body: some View {
    Text(reader.name)
  }
}
