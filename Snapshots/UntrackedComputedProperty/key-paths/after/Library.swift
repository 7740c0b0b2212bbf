import SwiftUI

/// It tells nobody when it changes.
final class Book {
  var pages = 0
  let title = "Emma"
}

@Observable
final class Library {
  var visits = 0
  var name = "Town"
  var isLocked = false
  let books = [Book(), Book()]

  var pages: [Int] { books.map(\.pages) }
  var isEmpty: Bool { visits == 0 && books.allSatisfy { $0.pages == 0 } }
  var sum: Int { visits + books.map(\.pages).reduce(0, +) }
  /// What it shows of the books never changes.
  var titles: [String] { books.map(\.title) }

  func visit() {
    books[0].pages += 1
    name = "City"
  }
}

struct LibraryView: View {
  @State private var library = Library()

  var body: some View {
    Text("\(library.name) \(library.pages.count) \(library.titles.count)")
    Text(library.isEmpty ? "empty" : "\(library.sum)")
    Button("Visit") { library.visit() }
  }
}
