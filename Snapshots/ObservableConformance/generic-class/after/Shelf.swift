import SwiftUI

@Observable
final class Shelf<Item: Identifiable> where Item: Equatable {
  var items: [Item] = []
  var selected: Item?
}

struct Seed: Identifiable, Equatable {
  let id: Int
}

struct SeedShelf: View {
  @State private var shelf = Shelf<Seed>()

  var body: some View {
    List(shelf.items) { seed in
      Text("\(seed.id)")
    }
  }
}
