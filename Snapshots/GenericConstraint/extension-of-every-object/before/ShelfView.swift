import SwiftUI

final class Shelf: ObservableObject, CustomStringConvertible {
  @Published var books: Loadable<[String]> = .waiting

  var description: String { "a shelf" }

  func refresh() {
    load(into: \.books) { ["Emma"] }
  }
}

final class Drawer: ObservableObject {
  @Published var letters: Loadable<Int> = .waiting

  func refresh() {
    load(into: \.letters) { 3 }
  }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()
  @ObservedObject var drawer: Drawer

  var body: some View {
    Button(shelf.later()) { shelf.refresh() }
    if case .loaded(let books) = shelf.books { Text(books.joined()) }
    if case .loaded(let count) = drawer.letters { Text("\(count)") }
  }
}
