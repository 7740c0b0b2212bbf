import Combine
import Observation

final class List: ObservableObject {
  @Published var items: [Int] = [] { didSet { print(items) } }

  /// Sets the storage, which runs no observer.
  func reset() { _items = Published(initialValue: []) }
}

@Observable
final class Basket {
  var items: [Int] = [] { didSet { print(items) } }
  var names: [String] = []

  init(_ items: [Int]) { _items = items }

  func reset() { self.names = [] }
}
