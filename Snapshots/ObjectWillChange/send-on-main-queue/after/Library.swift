import SwiftUI

@Observable
final class Library {
  private(set) var books: [String] = []

  func load() {
    books = ["Dune"]
  }

  func drop() {
    books.removeAll()
  }
}

struct LibraryView: View {
  let library: Library

  var body: some View {
    Text(library.books.joined(separator: ", "))
  }
}
