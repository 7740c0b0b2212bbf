import Combine
import SwiftUI

final class Shelf: ObservableObject {
  @Published var titles: [String] = []
}

/// Gives a table of the system its rows; no view holds it.
final class ShelfRows: ObservableObject {
  private let shelf: Shelf
  private var relay: AnyCancellable?

  init(shelf: Shelf) {
    self.shelf = shelf
    relay = shelf.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }

  var count: Int { shelf.titles.count }

  func beep(_ row: Int) {
    objectWillChange.send()
    guard row < count else { return }
    print("beep", row)
  }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    Text("\(shelf.titles.count)")
    Button("Beep") { ShelfRows(shelf: shelf).beep(0) }
  }
}
