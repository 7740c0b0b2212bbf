import SwiftUI

final class Shelf: ObservableObject {
  @Published var count: Int

  init(count: Int) { self.count = count }
}

struct ShelfView: View {
  @StateObject var shelf: Shelf
  let `default`: Int
  lazy var half = 2

  var body: some View { Text("\(shelf.count) \(`default`)") }
}

struct ContentView: View {
  var body: some View { ShelfView(shelf: Shelf(count: 3), default: 2) }
}
