public protocol FocusedValueKey {
  associatedtype Value
}

public struct FocusedValues {
  private(set) var storage: [ObjectIdentifier: Any] = [:]

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { storage[ObjectIdentifier(key)] as? Key.Value }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  func object<T: AnyObject>(_ type: T.Type) -> T? { storage[ObjectIdentifier(type)] as? T }
  mutating func setObject<T: AnyObject>(_ object: T?) { storage[ObjectIdentifier(T.self)] = object }
}

/// Whatever exports a focused value is focused here.
struct FocusEffect: Effect {
  let transform: (inout FocusedValues) -> Void
}

@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let box = Box()
  private let read: (FocusedValues) -> Value?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0.object(objectType) }
  }

  public var wrappedValue: Value? { read(box.values) }

  private final class Box { var values = FocusedValues() }
}

extension FocusedValue: GraphProperty {
  func attach(to node: Node, at key: String) {
    box.values = node.tree.focusedValues
    node.tree.addFocusReader(node)
    node.noteRead(wrappedValue as Any)
  }
}

@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    Binding(identity: nil, read: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

@MainActor
@preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private let box = Box()

  nonisolated public init() {}

  public var wrappedValue: ObjectType? { box.object }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    box.object.map { ObservedObject<ObjectType>.Wrapper(root: $0) }
  }

  private final class Box { var object: ObjectType? }
}

extension FocusedObject: GraphProperty {
  func attach(to node: Node, at key: String) {
    box.object = node.tree.focusedValues.object(ObjectType.self)
    node.tree.addFocusReader(node)
    node.noteRead(box.object as Any)
    if let object = box.object { ObjectSubscription.keep(object, in: node, at: key) }
  }
}

extension View {
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    EffectView(self, FocusEffect { $0[keyPath: keyPath] = value })
  }

  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    EffectView(self, FocusEffect { $0[keyPath: keyPath] = value })
  }

  nonisolated public func focusedValue<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    EffectView(self, FocusEffect { $0.setObject(object) })
  }

  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T
  ) -> some View {
    EffectView(self, FocusEffect { $0[keyPath: keyPath] = value })
  }

  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T?
  ) -> some View {
    EffectView(self, FocusEffect { $0[keyPath: keyPath] = value })
  }

  nonisolated public func focusedSceneValue<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    EffectView(self, FocusEffect { $0.setObject(object) })
  }

  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    EffectView(self, FocusEffect { $0.setObject(object) })
  }

  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    EffectView(self, FocusEffect { $0.setObject(object) })
  }

  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    EffectView(self, FocusEffect { $0.setObject(object) })
  }

  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    EffectView(self, FocusEffect { $0.setObject(object) })
  }
}
