import Combine

struct Item: Equatable { var count = 1 }

final class Basket: ObservableObject {
  @Published var items: [Item] = []
  private var watch: AnyCancellable?

  init() {
    watch = $items.sink { print("items \($0.map(\.count))") }
  }

  func add() { items.append(Item()) }
  func grow() { items[0].count += 1 }
  func touch() { items[0].count += 0 }
}
