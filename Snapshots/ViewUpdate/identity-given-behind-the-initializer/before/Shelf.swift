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

final class Reader: ObservableObject {
  @Published var name = "Reader"

  func rename() {
    name += "!"
  }
}

/// What a book is known by is given once.
struct IdentityView: View {
  @ObservedObject var reader: Reader
  let book: Book

  var body: some View {
    Text(book.id?.uuidString ?? "")
    Button("Rename") { reader.rename() }
  }
}

/// Its pages become more.
struct PagesView: View {
  @ObservedObject var reader: Reader
  let book: Book

  var body: some View {
    Text("\(book.pages)")
    Button("Rename") { reader.rename() }
    Button("Grow") { book.grow() }
  }
}

struct NameView: View {
  @ObservedObject var reader: Reader

  var body: some View {
    Text(reader.name)
  }
}
