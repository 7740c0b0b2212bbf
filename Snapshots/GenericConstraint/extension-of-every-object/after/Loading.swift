import Observation

enum Loadable<Value> {
  case waiting, loaded(Value), failed
}

extension Observable where Self: AnyObject {
  func load<Value: Sendable>(
    into keyPath: ReferenceWritableKeyPath<Self, Loadable<Value>>,
    with loader: @escaping () throws -> Value
  ) {
    do {
      self[keyPath: keyPath] = .loaded(try loader())
    } catch {
      self[keyPath: keyPath] = .failed
    }
  }
}

extension Observable where Self: AnyObject, Self: CustomStringConvertible {
  /// Says what it is once it is asked.
  var later: () -> String {
    { [weak self] in self?.description ?? "" }
  }
}
