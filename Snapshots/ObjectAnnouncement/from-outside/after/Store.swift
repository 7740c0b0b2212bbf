import Observation

@Observable
final class Store {
  var rows = 0

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.rows) {}
  }
}

final class Coordinator {
  let store = Store()

  func refresh() {
    store.notifyObservers()
  }
}
