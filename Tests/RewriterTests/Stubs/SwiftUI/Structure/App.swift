@MainActor
@preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }

  @MainActor
  @preconcurrency
  init()
}

extension App {
  @MainActor
  @preconcurrency
  public static func main() { Host(app: Self()).render() }

  func makeElement() -> Element {
    Element(Self.self, .composite(Composite(value: self) { body.makeElement() }))
  }
}

@MainActor
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

protocol PrimitiveScene: Scene where Body == Never {
  @MainActor var element: Element { get }
}

extension Scene {
  func makeElement() -> Element {
    if let primitive = self as? any PrimitiveScene { return primitive.element }
    return Element(Self.self, .composite(Composite(value: self) { body.makeElement() }))
  }
}

/// Scenes side by side, or one scene with something done to it.
public struct _SceneContent<Content> {
  let elements: @MainActor () -> [Element]
}

extension _SceneContent: Scene, PrimitiveScene {
  var element: Element { Element(Self.self, .group(elements())) }
}

@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _SceneContent<(repeat each Content)> {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return _SceneContent { scenes.map { $0.makeElement() } }
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> _SceneContent<Content?> {
    _SceneContent { content.map { [$0.makeElement()] } ?? [] }
  }

  public static func buildLimitedAvailability<Content: Scene>(
    _ content: Content
  ) -> _SceneContent<Content> {
    _SceneContent { [content.makeElement()] }
  }
}

extension Scene {
  nonisolated func with(
    _ change: @escaping @MainActor (Element) -> Element
  ) -> _SceneContent<Self> {
    _SceneContent { [change(makeElement())] }
  }

  nonisolated func unchanged() -> _SceneContent<Self> { with { $0 } }

  nonisolated public func environment<T>(_ object: T?) -> some Scene
  where T: AnyObject, T: Observable {
    with { Element(Self.self, .environment({ $0.setObject(object, for: T.self) }, $0)) }
  }

  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    with { Element(Self.self, .environment({ $0[keyPath: keyPath] = value }, $0)) }
  }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    with { Element(Self.self, .environment({ $0.setObject(object, for: T.self) }, $0)) }
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    with { Element(Self.self, .effect(ChangeEffect(value, initial, action), $0)) }
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  @available(*, deprecated)
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: @escaping () -> Content
  ) -> some Scene {
    with { scene in
      Element(
        Self.self,
        .group([scene, Element(Content.self, .reader { _ in content().makeElement() })])
      )
    }
  }

  nonisolated public func windowStyle<S>(_ style: S) -> some Scene { unchanged() }
  nonisolated public func windowToolbarStyle<S>(_ style: S) -> some Scene { unchanged() }
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    unchanged()
  }
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    unchanged()
  }
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { unchanged() }
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { unchanged() }
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    unchanged()
  }
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { unchanged() }
  nonisolated public func menuBarExtraStyle<S>(_ style: S) -> some Scene { unchanged() }
}

public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}
