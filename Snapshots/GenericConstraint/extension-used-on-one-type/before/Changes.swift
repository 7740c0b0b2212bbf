import Combine

extension ObservableObject {
  /// Needs the publisher.
  var changes: AnyPublisher<Void, Never> {
    objectWillChange.map { _ in () }.eraseToAnyPublisher()
  }
}
