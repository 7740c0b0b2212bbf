import SwiftUI

final class Shelf: ObservableObject {
  @Published var books: [String] = []
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
      self?.books.append("New")
    }
  }
}

/// A modifier of a section belongs to each of its rows.
struct ShelfSection: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    Section("Books") {
      ForEach(shelf.books, id: \.self) { Text($0) }
      Text("More")
    }
  }
}

struct ShelfList: View {
  @StateObject private var shelf = Rack()

  var body: some View {
    List {
      Section("Books") {
        ForEach(shelf.books, id: \.self) { Text($0) }
      }
    }
  }
}

final class Rack: ObservableObject {
  @Published var books: [String] = []
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
      self?.books.append("New")
    }
  }
}

struct LibraryView: View {
  var body: some View { List { ShelfSection() } }
}
