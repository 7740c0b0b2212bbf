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

  func sort() {
    books.sort()
    // To reckon this time may do something else.
    DispatchQueue.main.asyncAfter(deadline: pause()) {}
  }

  private func pause() -> DispatchTime {
    print("pause")
    return .now() + 1
  }
}

struct LibraryView: View {
  let library: Library

  var body: some View {
    Text(library.books.joined(separator: ", "))
  }
}
