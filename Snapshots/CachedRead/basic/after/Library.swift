import SwiftUI

@Observable
final class Library {
  var books = ["Ulysses", "Emma"] { didSet { cache = nil } }
  var isOpen = true
  @ObservationIgnored private var cache: [String]?

  var sorted: [String] {
    access(keyPath: \.books)
    if let cache { return cache }
    let sorted = books.sorted()
    cache = sorted
    return sorted
  }
}

struct LibraryView: View {
  @State private var library = Library()

  var body: some View {
    Text(library.isOpen ? "open" : "closed")
    ShelfView(library: library)
    FirstView(library: library)
    Button("Close") { library.isOpen = false }
    Button("Buy") { library.books.append("Dubliners") }
  }
}

struct ShelfView: View {
  let library: Library

  var body: some View { Text(library.sorted.joined(separator: ", ")) }
}

/// It finds kept what the shelf has sorted.
struct FirstView: View {
  let library: Library

  var body: some View { Text(library.sorted.first ?? "none") }
}
