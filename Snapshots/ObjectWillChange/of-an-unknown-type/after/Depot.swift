import Combine
import SwiftUI

@Observable
final class Store {
  let objectWillChange = ObservableObjectPublisher()
  var rows = 0 { willSet { objectWillChange.send() } }
}

@Observable
final class Basket {
  let objectWillChange = ObservableObjectPublisher()
  var items = 0 { willSet { objectWillChange.send() } }
}

@Observable
final class Gauge {
  var title = ""
  let engine = Engine()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.title) {}
    withMutation(keyPath: \.self) {}
  }

  var level: Int {
    access(keyPath: \.self)
    return engine.level
  }

  init() {
    engine.whenRun = { [weak self] in self.map { $0.notifyObservers() } }
  }
}

final class Engine {
  private(set) var level = 0
  var whenRun: (() -> Void)?

  func run() {
    level += 1
    whenRun?()
  }
}

struct Kit {
  let store = Store()
  let basket = Basket()
}

struct Watcher {
  var tokens: [AnyCancellable] = []

  mutating func watch(_ path: KeyPath<Kit, Store>, in kit: Kit) {
    tokens.append(kit[keyPath: path].objectWillChange.sink { print("store") })
  }

  mutating func watch(_ baskets: some Sequence<Basket>) {
    for basket in baskets {
      tokens.append(basket.objectWillChange.sink { print("basket") })
    }
  }

  mutating func watch(_ pointer: UnsafePointer<Store>) {
    tokens.append(pointer.pointee.objectWillChange.sink { print("store") })
  }
}

struct Watch<Value> {
  private let start: (Value) -> AnyCancellable

  init(_: Value.Type)
  where Value: ObservableObject, Value.ObjectWillChangePublisher == ObservableObjectPublisher {
    start = { value in value.objectWillChange.sink { print("value") } }
  }
}

struct GaugeView: View {
  let gauge: Gauge
  let store: Store
  let basket: Basket

  var body: some View {
    Text("\(gauge.level) \(store.rows) \(basket.items)")
    Button("Run") { gauge.engine.run() }
    Button("Add") { store.rows += 1 }
    Button("Put") { basket.items += 1 }
  }
}
