import SwiftUI

struct Fruit: Identifiable, Equatable {
  let id: Int
  let name: String
  let isRipe: Bool

  static func == (left: Fruit, right: Fruit) -> Bool {
    left.id == right.id && left.name == right.name
  }
}

/// A row shows the names of its fruits only.
final class Basket: ObservableObject {
  @Published var fruits: [Fruit] = []

  func fill(_ fruits: [Fruit]) { self.fruits = fruits }
}

/// The view shows whether this fruit is ripe.
final class Counter: ObservableObject {
  @Published var seen: Fruit?
  @Published var picked: Fruit?

  func pick(_ fruit: Fruit) {
    seen = fruit
    picked = fruit
  }
}

struct ShopView: View {
  @ObservedObject var basket: Basket
  @ObservedObject var counter: Counter

  var body: some View {
    ForEach(basket.fruits) { fruit in Text(fruit.name) }
    Text(counter.seen?.name ?? "")
    if let fruit = counter.picked {
      Text(fruit.isRipe ? "ripe" : "green")
    }
  }
}
