import Combine

@MainActor
@preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor
  @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      member(of: root, keyPath)
    }
  }

  nonisolated(unsafe) private var object: ObjectType

  nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }
  nonisolated public init(initialValue: ObjectType) { object = initialValue }

  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension ObservedObject: GraphProperty {
  func attach(to node: Node, at key: String) {
    ObjectSubscription.keep(wrappedValue, in: node, at: key)
  }

  func isSame(as other: Any) -> Bool {
    (other as? ObservedObject)?.wrappedValue === wrappedValue
  }
}

@MainActor
@preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated(unsafe) private let box: Box

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = Box(thunk)
  }

  public var wrappedValue: ObjectType {
    // Outside a tree each access makes an object of its own, as SwiftUI warns at run time.
    box.object ?? box.make()
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }

  private final class Box {
    let make: () -> ObjectType
    var object: ObjectType?

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }
}

extension StateObject: GraphProperty {
  func attach(to node: Node, at key: String) {
    let kept = node.slots[key] as? ObjectSubscription
    let object = kept?.object as? ObjectType ?? box.make()
    box.object = object
    ObjectSubscription.keep(object, in: node, at: key)
  }
}

/// Makes a node dirty whenever an object is about to change.
@MainActor
final class ObjectSubscription {
  let object: AnyObject
  private let subscription: AnyCancellable

  private init<T: ObservableObject>(_ object: T, node: Node) {
    self.object = object
    subscription = object.objectWillChange.sink { [weak node] _ in
      MainActor.assumeIsolated { node?.invalidate() }
    }
  }

  static func keep<T: ObservableObject>(_ object: T, in node: Node, at key: String) {
    if let kept = node.slots[key] as? ObjectSubscription, kept.object === object { return }
    node.slots[key] = ObjectSubscription(object, node: node)
  }
}
