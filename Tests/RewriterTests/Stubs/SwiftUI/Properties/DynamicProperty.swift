/// A stored variable of a view that brings outside data into it.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that this module connects itself.
@MainActor
protocol GraphProperty: DynamicProperty {
  /// `key` names the property within the view, now and when the view's value is made again.
  func attach(to node: Node, at key: String)
  /// Whether a new view value would show the same because of this property.
  func isSame(as other: Any) -> Bool
}

extension GraphProperty {
  func attach(to node: Node, at key: String) {}
  func isSame(as other: Any) -> Bool { true }
}

/// The place of a value that outlives view values. Reading it is tracked.
final class Location<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      guard !isUnchanged(newValue) else { return }
      registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
    }
  }

  private func isUnchanged(_ newValue: Value) -> Bool {
    if Value.self is AnyClass { return (stored as AnyObject) === (newValue as AnyObject) }
    guard let old = stored as? any Equatable else { return false }
    return isEqual(old, newValue)
  }

  private func isEqual<T: Equatable>(_ old: T, _ new: Value) -> Bool { (new as? T) == old }
}
