// Up to Xcode 26 a property wrapper whose initial value is evaluated with each view value. With
// the macro of Xcode 27 (`-D STATE_MACRO`) an inline default is evaluated once for each identity;
// the wrapper stays for `_value = State(wrappedValue:)`.
#if !STATE_MACRO
  @propertyWrapper
#endif
public struct State<Value>: DynamicProperty {
  let box: StateBox<Value>

  public init(wrappedValue value: Value) { box = StateBox(value) }
  public init(initialValue value: Value) { box = StateBox(value) }

  /// What the macro writes for an inline default.
  public init(_lazily value: @escaping () -> Value) { box = StateBox(lazily: value) }

  public var wrappedValue: Value {
    get { box.location.value }
    nonmutating set { box.location.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(identity: box.location) { [box] in
      box.location.value
    } set: { [box] in
      box.location.value = $0
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: GraphProperty {
  func attach(to node: Node, at key: String) { box.attach(to: node, at: key) }
}

/// Where one view value finds its state: a first value of its own, until the tree has a place.
final class StateBox<Value> {
  private var makeValue: (() -> Value)?
  private var found: Location<Value>?

  init(_ value: Value) { found = Location(value) }
  init(lazily value: @escaping () -> Value) { makeValue = value }

  var location: Location<Value> {
    get {
      if let found { return found }
      let location = Location(makeValue!())
      found = location
      return location
    }
    set {
      makeValue = nil
      found = newValue
    }
  }
}
