/// Containers that only differ in how they would lay out their content.
protocol Container: Primitive {
  associatedtype Content: View
  var content: Content { get }
}

extension Container {
  @MainActor
  var element: Element { Element(Self.self, .group([content.makeElement()])) }
}

public struct Group<Content> {
  let content: Content
}

extension Group: View, Container, Primitive where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct VStack<Content: View> {
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public struct HStack<Content: View> {
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public struct ZStack<Content: View> {
  let content: Content

  nonisolated public init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public struct LazyVStack<Content: View> {
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public struct LazyHStack<Content: View> {
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public struct LazyVGrid<Content: View> {
  let content: Content

  nonisolated public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public struct LazyHGrid<Content: View> {
  let content: Content

  nonisolated public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public struct Grid<Content: View> {
  let content: Content

  nonisolated public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public struct GridRow<Content: View> {
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public struct ScrollView<Content: View> {
  public var content: Content

  nonisolated public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public struct Form<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct ControlGroup<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct ViewThatFits<Content: View> {
  let content: Content

  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  nonisolated public init(content: Content) { self.content = content }
}

extension VStack: View, Container {}
extension HStack: View, Container {}
extension ZStack: View, Container {}
extension LazyVStack: View, Container {}
extension LazyHStack: View, Container {}
extension LazyVGrid: View, Container {}
extension LazyHGrid: View, Container {}
extension Grid: View, Container {}
extension GridRow: View, Container {}
extension ScrollView: View, Container {}
extension Form: View, Container {}
extension ControlGroup: View, Container {}
extension ViewThatFits: View, Container {}
extension EquatableView: View, Container {}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
