import SwiftUI

final class Library: ObservableObject {
  private(set) var books: [String] = []

  func load() {
    books = ["Dune"]
    DispatchQueue.main.async {
      self.objectWillChange.send()
    }
  }

  func drop() {
    books.removeAll()
    DispatchQueue.main.async { [weak self] in
      self?.objectWillChange.send()
    }
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library

  var body: some View {
    Text(library.books.joined(separator: ", "))
  }
}
