import SwiftUI

@Observable
final class Shelf {
  var count: Int

  init(count: Int) { self.count = count }
}

struct ShelfView: View {
  @State var shelf: Shelf
  let `default`: Int
  lazy var half = 2

  init(shelf: Shelf, `default`: Int) {
    self.`default` = `default`
    _shelf = State(wrappedValue: shelf)
  }

  var body: some View { Text("\(shelf.count) \(`default`)") }
}

struct ContentView: View {
  var body: some View { ShelfView(shelf: Shelf(count: 3), default: 2) }
}
