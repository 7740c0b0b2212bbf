@MainActor
@preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder
  @MainActor
  @preconcurrency
  func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier> {
  fileprivate let makeContent: @MainActor () -> Element
}

extension _ViewModifier_Content: View, Primitive {
  var element: Element { makeContent() }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, Primitive where Content: View, Modifier: ViewModifier {
  var element: Element {
    Element(
      Self.self,
      .composite(
        Composite(value: modifier, isComparable: false) {
          modifier.body(content: _ViewModifier_Content { content.makeElement() }).makeElement()
        }
      )
    )
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with an effect that lasts as long as the view is there.
struct EffectView<Content: View, E: Effect> {
  let content: Content
  let effect: E

  nonisolated init(_ content: Content, _ effect: E) {
    self.content = content
    self.effect = effect
  }
}

extension EffectView: Primitive {
  var element: Element { Element(Self.self, .effect(effect, content.makeElement())) }
}

/// A view with something drawn beside it, made anew each time something that it reads changes.
struct AccompaniedView<Content: View> {
  let content: Content
  let companion: @MainActor (EnvironmentValues) -> Element

  nonisolated init(
    _ content: Content,
    _ companion: @escaping @MainActor (EnvironmentValues) -> Element
  ) {
    self.content = content
    self.companion = companion
  }
}

extension AccompaniedView: Primitive {
  var element: Element {
    Element(
      Self.self,
      .group([content.makeElement(), Element(Self.self, .reader(companion))])
    )
  }
}
