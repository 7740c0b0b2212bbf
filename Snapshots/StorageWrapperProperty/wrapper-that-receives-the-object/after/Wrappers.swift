import Combine
import Foundation

/// Keeps a value in the user's defaults.
@propertyWrapper
struct Preference<Value> {
  let key: String
  let standard: Value

  init(_ key: String, standard: Value) {
    self.key = key
    self.standard = standard
  }

  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? standard }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }

  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storageKeyPath].wrappedValue }
    set {
      owner[keyPath: storageKeyPath].wrappedValue = newValue
    }
  }
}

/// Keeps a value in its bounds.
@propertyWrapper
struct Bounded<Value: Comparable> {
  private var value: Value
  private let bounds: ClosedRange<Value>

  init(wrappedValue: Value, _ bounds: ClosedRange<Value>) {
    self.bounds = bounds
    value = min(max(wrappedValue, bounds.lowerBound), bounds.upperBound)
  }

  @available(*, unavailable, message: "of a class alone")
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storageKeyPath].value }
    set {
      let bounds = owner[keyPath: storageKeyPath].bounds
      owner[keyPath: storageKeyPath].value = min(max(newValue, bounds.lowerBound), bounds.upperBound)
    }
  }
}

/// Keeps a value trimmed.
@propertyWrapper
struct Trimmed {
  private var value: String

  init(wrappedValue: String) { value = wrappedValue }

  var wrappedValue: String {
    get { value }
    set { value = newValue.trimmingCharacters(in: .whitespaces) }
  }

  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, String>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Trimmed>
  ) -> String {
    get { owner[keyPath: storageKeyPath].wrappedValue }
    set {
      owner[keyPath: storageKeyPath].wrappedValue = newValue
    }
  }
}
