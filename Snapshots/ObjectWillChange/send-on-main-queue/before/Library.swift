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

  func sort() {
    books.sort()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.objectWillChange.send() }
    // To reckon this time may do something else.
    DispatchQueue.main.asyncAfter(deadline: pause()) { self.objectWillChange.send() }
  }

  private func pause() -> DispatchTime {
    print("pause")
    return .now() + 1
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library

  var body: some View {
    Text(library.books.joined(separator: ", "))
  }
}
