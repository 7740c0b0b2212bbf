@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
  var element: Element {
    Element(Self.self, .group(map { [$0.makeElement()] } ?? []))
  }
}

public struct EmptyView: Primitive, View {
  nonisolated public init() {}

  var element: Element { .empty }
}

public struct AnyView {
  private let makeContent: @MainActor () -> Element

  nonisolated public init<V: View>(_ view: V) { makeContent = { view.makeElement() } }
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: View, Primitive {
  var element: Element { Element(Self.self, .group([makeContent()])) }
}

public struct TupleView<T> {
  public var value: T
  fileprivate let children: [any View]
}

extension TupleView: View, Primitive {
  var element: Element { Element(Self.self, .group(children.map { $0.makeElement() })) }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
  fileprivate enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  fileprivate let storage: Storage
}

extension _ConditionalContent: View, Primitive where TrueContent: View, FalseContent: View {
  var element: Element {
    let branch =
      switch storage {
      case .trueContent(let content): content.makeElement().keyed(true)
      case .falseContent(let content): content.makeElement().keyed(false)
      }
    return Element(Self.self, .group([branch]))
  }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    return TupleView(value: (repeat each content), children: children)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
