import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
  var isBought = false
}

struct ShoppingList: View {
  @State private var items: [Item] = []

  var body: some View {
    List(items) { item in
      Button(item.name) { buy(item) }
    }
  }

  private func buy(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isBought = true
  }
}
