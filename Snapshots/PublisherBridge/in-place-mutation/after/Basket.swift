import Combine
import Observation

struct Item: Equatable { var count = 1 }

@Observable
final class Basket {
  var items: [Item] = [] {
    willSet { itemsSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var itemsSubject = CurrentValueSubject<[Item], Never>(_items)
  @ObservationIgnored private var watch: AnyCancellable?

  init() {
    watch = itemsSubject.sink { print("items \($0.map(\.count))") }
  }

  func add() { items.append(Item()) }
  func grow() { items[0].count += 1 }
  func touch() { items[0].count += 0 }
}
