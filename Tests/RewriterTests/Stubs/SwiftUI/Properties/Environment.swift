@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let box = Box()
  private let read: (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values.object(objectType) else {
        trap(
          """
          No Observable object of type \(objectType) found. A View.environmentObject(_:) for \
          \(objectType) may be missing as an ancestor of this view.
          """
        )
      }
      return object
    }
  }

  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { $0.object(objectType) }
  }

  public var wrappedValue: Value { read(box.values) }

  private final class Box {
    var values = EnvironmentValues()
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: GraphProperty {
  /// Reads at once: what is missing traps whether `body` asks for it or not.
  func attach(to node: Node, at key: String) {
    box.values = node.environment
    node.noteRead(read(node.environment))
  }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    EnvironmentView(self) { $0[keyPath: keyPath] = value }
  }

  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    EnvironmentView(self) { $0.setObject(object, for: T.self) }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(self) { transform(&$0[keyPath: keyPath]) }
  }
}

struct EnvironmentView<Content: View> {
  let content: Content
  let transform: (inout EnvironmentValues) -> Void

  nonisolated init(_ content: Content, transform: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.transform = transform
  }
}

extension EnvironmentView: Primitive {
  var element: Element { Element(Self.self, .environment(transform, content.makeElement())) }
}
