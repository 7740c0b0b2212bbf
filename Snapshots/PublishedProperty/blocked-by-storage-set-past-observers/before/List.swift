import Combine

final class List: ObservableObject {
  @Published var items: [Int] = [] { didSet { print(items) } }

  /// Sets the storage, which runs no observer.
  func reset() { _items = Published(initialValue: []) }
}

final class Basket: ObservableObject {
  @Published var items: [Int] = [] { didSet { print(items) } }
  @Published var names: [String] = []

  init(_ items: [Int]) { _items = Published(initialValue: items) }

  func reset() { _names = Published(initialValue: []) }
}
