import SwiftUI

@Observable
final class Shelf: CustomStringConvertible {
  var books: Loadable<[String]> = .waiting

  var description: String { "a shelf" }

  func refresh() {
    load(into: \.books) { ["Emma"] }
  }
}

@Observable
final class Drawer {
  var letters: Loadable<Int> = .waiting

  func refresh() {
    load(into: \.letters) { 3 }
  }
}

struct ShelfView: View {
  @State private var shelf = Shelf()
  let drawer: Drawer

  var body: some View {
    Button(shelf.later()) { shelf.refresh() }
    if case .loaded(let books) = shelf.books { Text(books.joined()) }
    if case .loaded(let count) = drawer.letters { Text("\(count)") }
  }
}
