import SwiftUI

enum Shelf {
  nonisolated(unsafe) static var books = ["Emma", "Dune"]
}

@Observable
final class Catalog {
  var title = "Books"

  var sorted: [String] {
    get {
      access(keyPath: \.sorted)
      return Shelf.books
        .filter { !$0.isEmpty }
        .sorted()
    }
    set {
      withMutation(keyPath: \.sorted) {
        Shelf.books = newValue
      }
    }
  }

  var first: String {
    get {
      access(keyPath: \.first)
      // There may be none.
      return Shelf.books.first ?? ""
    }
    set {
      withMutation(keyPath: \.first) {
        Shelf.books[0] = newValue
      }
    }
  }

  var last: String {
    get {
      access(keyPath: \.last)
      #if os(iOS)
        return Shelf.books.last ?? ""
      #else
        return Shelf.books.last ?? "none"
      #endif
    }
    set {
      withMutation(keyPath: \.last) {
        Shelf.books.append(newValue)
      }
    }
  }
}

struct CatalogView: View {
  let catalog: Catalog

  var body: some View {
    Text(catalog.sorted.joined(separator: ", "))
    Text(catalog.first)
    Text(catalog.last)
    Button("Replace") { catalog.sorted = ["Ulysses", "Kim"] }
    Button("Add") { catalog.last = "Faust" }
  }
}
