@MainActor
@preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private let box = Box()

  nonisolated public init() {}

  public var wrappedValue: ObjectType {
    guard let object = box.object else {
      trap(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
        \(ObjectType.self) may be missing as an ancestor of this view.
        """
      )
    }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  private final class Box {
    var object: ObjectType?
  }
}

extension EnvironmentObject: GraphProperty {
  func attach(to node: Node, at key: String) {
    let object = node.environment.object(ObjectType.self)
    box.object = object
    node.noteRead(object as Any)
    if let object { ObjectSubscription.keep(object, in: node, at: key) }
  }
}

extension View {
  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    EnvironmentView(self) { $0.setObject(object, for: T.self) }
  }
}
