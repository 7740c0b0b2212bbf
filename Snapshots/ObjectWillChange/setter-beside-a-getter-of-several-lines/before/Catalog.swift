import SwiftUI

enum Shelf {
  nonisolated(unsafe) static var books = ["Emma", "Dune"]
}

final class Catalog: ObservableObject {
  @Published var title = "Books"

  var sorted: [String] {
    get {
      Shelf.books
        .filter { !$0.isEmpty }
        .sorted()
    }
    set {
      objectWillChange.send()
      Shelf.books = newValue
    }
  }

  var first: String {
    get {
      // There may be none.
      Shelf.books.first ?? ""
    }
    set {
      Shelf.books[0] = newValue
      objectWillChange.send()
    }
  }

  var last: String {
    get {
      #if os(iOS)
        Shelf.books.last ?? ""
      #else
        Shelf.books.last ?? "none"
      #endif
    }
    set {
      objectWillChange.send()
      Shelf.books.append(newValue)
    }
  }
}

struct CatalogView: View {
  @ObservedObject var catalog: Catalog

  var body: some View {
    Text(catalog.sorted.joined(separator: ", "))
    Text(catalog.first)
    Text(catalog.last)
    Button("Replace") { catalog.sorted = ["Ulysses", "Kim"] }
    Button("Add") { catalog.last = "Faust" }
  }
}
