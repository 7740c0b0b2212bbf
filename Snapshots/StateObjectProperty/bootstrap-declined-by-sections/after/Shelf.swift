import SwiftUI

@Observable
final class Shelf: ObservableObject {
  var books: [String] = []
  @ObservationIgnored private var timer: Timer?

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
  @State private var shelf = Rack()

  var body: some View {
    List {
      Section("Books") {
        ForEach(shelf.books, id: \.self) { Text($0) }
      }
    }
    .task { await shelf.bootstrap() }
  }
}

@Observable
final class Rack {
  var books: [String] = []
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
      self?.books.append("New")
    }
    isReady = true
  }
}

struct LibraryView: View {
  var body: some View { List { ShelfSection() } }
}
