import SwiftUI

final class Library: ObservableObject {
  @Published var books = ["Ulysses", "Emma"] { didSet { cache = nil } }
  @Published var isOpen = true
  private var cache: [String]?

  var sorted: [String] {
    if let cache { return cache }
    let sorted = books.sorted()
    cache = sorted
    return sorted
  }
}

struct LibraryView: View {
  @StateObject private var library = Library()

  var body: some View {
    Text(library.isOpen ? "open" : "closed")
    ShelfView(library: library)
    FirstView(library: library)
    Button("Close") { library.isOpen = false }
    Button("Buy") { library.books.append("Dubliners") }
  }
}

struct ShelfView: View {
  @ObservedObject var library: Library

  var body: some View { Text(library.sorted.joined(separator: ", ")) }
}

/// It finds kept what the shelf has sorted.
struct FirstView: View {
  @ObservedObject var library: Library

  var body: some View { Text(library.sorted.first ?? "none") }
}
