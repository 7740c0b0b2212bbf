import Combine

extension ObservableObject {
  /// Hears of each change of the object.
  func follow(_ change: @escaping () -> Void) -> AnyCancellable {
    objectWillChange.sink { _ in change() }
  }
}

/// Uses what is there for every `ObservableObject` alone.
struct Watcher<Object: ObservableObject> {
  let object: Object

  func watch() -> AnyCancellable {
    object.follow { print("changed") }
  }
}
