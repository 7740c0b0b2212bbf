/// State under another name: kept for each identity, and reset or moved by the system.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  let box: StateBox<Value>

  public init(wrappedValue: Value, _ key: String) { box = StateBox(wrappedValue) }
  public init<V>(_ key: String) where Value == V? { box = StateBox(nil) }

  public var wrappedValue: Value {
    get { box.location.value }
    nonmutating set { box.location.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(identity: box.location, read: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension SceneStorage: GraphProperty {
  func attach(to node: Node, at key: String) { box.attach(to: node, at: key) }
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    let base: SwiftUI.Binding<Value>

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  let box: StateBox<Value>

  public init() where Value == Bool { box = StateBox(false) }
  public init<T: Hashable>() where Value == T? { box = StateBox(nil) }

  public var wrappedValue: Value {
    get { box.location.value }
    nonmutating set { box.location.value = newValue }
  }

  public var projectedValue: Binding {
    Binding(
      base: SwiftUI.Binding(
        identity: box.location,
        read: { wrappedValue },
        set: { wrappedValue = $0 }
      )
    )
  }
}

extension FocusState: GraphProperty {
  func attach(to node: Node, at key: String) { box.attach(to: node, at: key) }
}

extension FocusState.Binding: DynamicProperty {}

@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let state: FocusState<Value>

  public init() where Value == Bool { state = FocusState() }
  public init<T: Hashable>() where Value == T? { state = FocusState() }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: FocusState<Value>.Binding { state.projectedValue }
}

@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  let box: StateBox<Value>

  public init(wrappedValue: Value) { box = StateBox(wrappedValue) }
  public init(initialValue: Value) { box = StateBox(initialValue) }
  public init(wrappedValue: Value, resetTransaction: Transaction) { box = StateBox(wrappedValue) }

  public var wrappedValue: Value { box.location.value }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: GraphProperty {
  func attach(to node: Node, at key: String) { box.attach(to: node, at: key) }
}

@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  nonisolated(unsafe) private static var count = 0
  let box: StateBox<ID>

  public init() {
    box = StateBox(lazily: {
      Self.count += 1
      return ID(number: Self.count)
    })
  }

  public var wrappedValue: ID { box.location.value }
}

extension Namespace: GraphProperty {
  func attach(to node: Node, at key: String) { box.attach(to: node, at: key) }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

extension StateBox {
  @MainActor
  func attach(to node: Node, at key: String) {
    if let location = node.slots[key] as? Location<Value> {
      self.location = location
    } else {
      node.slots[key] = location
    }
  }
}
