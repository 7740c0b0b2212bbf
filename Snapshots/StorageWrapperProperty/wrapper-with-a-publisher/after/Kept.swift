import Combine
import Foundation

/// Keeps a value in the user's defaults and publishes it.
@propertyWrapper
struct Kept<Value> {
  private let key: String
  private let subject: CurrentValueSubject<Value, Never>

  init(wrappedValue: Value, _ key: String) {
    self.key = key
    subject = CurrentValueSubject(
      UserDefaults.standard.object(forKey: key) as? Value ?? wrappedValue)
  }

  var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }

  @available(*, unavailable, message: "It is a wrapper of classes.")
  var wrappedValue: Value {
    get { subject.value }
    set { subject.send(newValue) }
  }

  func forget() { UserDefaults.standard.removeObject(forKey: key) }

  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Kept>
  ) -> Value {
    get { owner[keyPath: storage].subject.value }
    set {
      owner[keyPath: storage].subject.send(newValue)
      UserDefaults.standard.set(newValue, forKey: owner[keyPath: storage].key)
    }
  }
}
