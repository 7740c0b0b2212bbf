import SwiftUI

final class Shelf<Item: Identifiable>: ObservableObject where Item: Equatable {
  @Published var items: [Item] = []
  @Published var selected: Item?
}

struct Seed: Identifiable, Equatable {
  let id: Int
}

struct SeedShelf: View {
  @StateObject private var shelf = Shelf<Seed>()

  var body: some View {
    List(shelf.items) { seed in
      Text("\(seed.id)")
    }
  }
}
