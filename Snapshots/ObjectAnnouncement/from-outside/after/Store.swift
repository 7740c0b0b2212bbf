import Combine
import Observation

@Observable
final class Store {
  var rows = 0

  /// Tells all who read the object to look again.
  func announceChange() {
    withMutation(keyPath: \.rows) {}
  }
}

final class Coordinator {
  let store = Store()

  func refresh() {
    store.announceChange()
  }
}
