extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    beside(content())
  }

  nonisolated public func overlay<V: View>(
    _ overlay: V,
    alignment: Alignment = .center
  ) -> some View {
    beside(overlay)
  }

  @_disfavoredOverload
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    self
  }

  nonisolated public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    beside(content())
  }

  nonisolated public func background<V: View>(
    _ background: V,
    alignment: Alignment = .center
  ) -> some View {
    beside(background)
  }

  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    self
  }

  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    self
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    beside(content())
  }

  nonisolated public func mask<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> V
  ) -> some View {
    self
  }

  nonisolated public func mask<V: View>(_ mask: V) -> some View { self }

  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    beside(named: "ContextMenu", menuItems())
  }

  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    beside(content())
  }

  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    beside(named: "TabItem", label())
  }

  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    beside(TextField(text: text) { prompt ?? Text(verbatim: "Search") })
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(title: prompt))
  }

  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    TappableView(content: self, action: action)
  }

  nonisolated func beside<V: View>(named name: String? = nil, _ other: V) -> some View {
    AccompaniedView(self) { _ in
      Element(V.self, .drawing(Drawing(name: name, children: [other.makeElement()])))
    }
  }
}

public struct SearchFieldPlacement: Sendable {
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  public static let automatic = Self()
  public static let navigationBarDrawer = Self()
  public static let sidebar = Self()
  public static let toolbar = Self()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self()
  }
}

struct IdentifiedView<Content: View> {
  let content: Content
  let id: AnyHashable
}

extension IdentifiedView: Primitive {
  var element: Element { Element(Self.self, key: id, .group([content.makeElement()])) }
}

/// Its label is the text that it holds.
struct TappableView<Content: View> {
  let content: Content
  let action: () -> Void

  nonisolated init(content: Content, action: @escaping () -> Void) {
    self.content = content
    self.action = action
  }
}

extension TappableView: Primitive {
  var element: Element {
    labelledElement(Self.self, nil, content.makeElement(), [], control: .action(action))
  }
}
