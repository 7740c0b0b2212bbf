import Observation

@Observable
final class Store {
  var rows = 0

  /// Tells all who read the object to look again.
  func announceChange() {
    withMutation(keyPath: \.rows) {}
  }
}
