import SwiftUI

@Observable
final class Shelf {
  var titles: [String] = []
}

/// Gives a table of the system its rows; no view holds it.
final class ShelfRows {
  private let shelf: Shelf

  init(shelf: Shelf) {
    self.shelf = shelf
  }

  var count: Int { shelf.titles.count }

  func beep(_ row: Int) {
    guard row < count else { return }
    print("beep", row)
  }
}

struct ShelfView: View {
  @State private var shelf = Shelf()

  var body: some View {
    Text("\(shelf.titles.count)")
    Button("Beep") { ShelfRows(shelf: shelf).beep(0) }
  }
}
