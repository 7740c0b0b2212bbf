@MainActor
@preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  @MainActor var element: Element { get }
}

extension ToolbarContent {
  func makeElement() -> Element {
    if let primitive = self as? any PrimitiveToolbarContent { return primitive.element }
    return Element(Self.self, .composite(Composite(value: self) { body.makeElement() }))
  }
}

public struct _ToolbarItems<Content> {
  let elements: @MainActor () -> [Element]
}

extension _ToolbarItems: ToolbarContent, PrimitiveToolbarContent {
  var element: Element { Element(Self.self, .group(elements())) }
}

@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarItems<(repeat each Content)> {
    var items: [any ToolbarContent] = []
    for item in repeat each content { items.append(item) }
    return _ToolbarItems { items.map { $0.makeElement() } }
  }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _ToolbarItems<Content?> {
    _ToolbarItems { content.map { [$0.makeElement()] } ?? [] }
  }

  public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> _ToolbarItems<Void> {
    _ToolbarItems { [first.makeElement().keyed(true)] }
  }

  public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> _ToolbarItems<Void> {
    _ToolbarItems { [second.makeElement().keyed(false)] }
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarItems<Content> {
    _ToolbarItems { [content.makeElement()] }
  }
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = Self()
  public static let principal = Self()
  public static let navigation = Self()
  public static let primaryAction = Self()
  public static let secondaryAction = Self()
  public static let status = Self()
  public static let confirmationAction = Self()
  public static let cancellationAction = Self()
  public static let destructiveAction = Self()
  public static let keyboard = Self()
  public static let topBarLeading = Self()
  public static let topBarTrailing = Self()
  public static let navigationBarLeading = Self()
  public static let navigationBarTrailing = Self()
  public static let bottomBar = Self()
}

public struct ToolbarItem<ID, Content: View> {
  let content: Content
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  var element: Element { content.makeElement() }
}

public struct ToolbarItemGroup<Content: View> {
  let content: Content

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  var element: Element { content.makeElement() }
}

public struct ToolbarSpacer {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  var element: Element { .empty }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return AccompaniedView(self) { _ in
      Element(
        Content.self,
        .drawing(Drawing(name: "Toolbar", children: [content.makeElement()]))
      )
    }
  }

  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return AccompaniedView(self) { _ in
      Element(
        Content.self,
        .drawing(Drawing(name: "Toolbar", children: [content.makeElement()]))
      )
    }
  }
}
