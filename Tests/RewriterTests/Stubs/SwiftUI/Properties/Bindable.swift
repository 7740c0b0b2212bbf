@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  @available(
    *, unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { fatalError() }

  @available(
    *, unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(projectedValue: Bindable<Value>) { fatalError() }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    member(of: wrappedValue, keyPath)
  }
}

extension Bindable where Value: ObservableObject {
  @available(
    *, unavailable,
    message: """
      @Bindable only works with Observable types. For ObservableObject types, use \
      @ObservedObject instead.
      """
  )
  public init(wrappedValue: Value) { fatalError() }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable {
  fileprivate init(object: Value) { wrappedValue = object }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: DynamicProperty, GraphProperty {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? Bindable<Value> else { return false }
    return areEqual(wrappedValue, other.wrappedValue)
  }
}

/// A binding to a property of an object.
func member<Root: AnyObject, Subject>(
  of object: Root,
  _ keyPath: ReferenceWritableKeyPath<Root, Subject>
) -> Binding<Subject> {
  Binding<Subject>(identity: AnyHashable(Member(of: ObjectIdentifier(object), keyPath))) {
    object[keyPath: keyPath]
  } set: {
    object[keyPath: keyPath] = $0
  }
}
