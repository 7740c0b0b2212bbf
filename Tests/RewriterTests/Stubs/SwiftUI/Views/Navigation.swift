import Combine

/// What has been pushed onto one navigation stack, and how each kind of value is shown.
@MainActor
final class NavigationContext {
  private let location: Location<[AnyHashable]>
  private var external: (read: () -> [AnyHashable], write: ([AnyHashable]) -> Void)?
  private var destinations: [ObjectIdentifier: (AnyHashable) -> Element?] = [:]

  init() { location = Location([]) }

  var path: [AnyHashable] {
    get { external?.read() ?? location.value }
    set { if let external { external.write(newValue) } else { location.value = newValue } }
  }

  func follow(read: @escaping () -> [AnyHashable], write: @escaping ([AnyHashable]) -> Void) {
    external = (read, write)
  }

  func register<D: Hashable>(_ type: D.Type, _ destination: @escaping (D) -> Element) {
    destinations[ObjectIdentifier(type)] = { ($0.base as? D).map(destination) }
  }

  func destination(for value: AnyHashable) -> Element? {
    destinations[ObjectIdentifier(Swift.type(of: value.base))]?(value)
  }
}

extension EnvironmentValues {
  var navigation: NavigationContext? {
    get { named(default: NavigationContext?.none) }
    set { set(newValue) }
  }
}

public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

public struct NavigationStack<Data, Root: View> {
  let root: Root
  let follow: (@MainActor (NavigationContext) -> Void)?
}

extension NavigationStack {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    follow = nil
  }

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    follow = { context in
      context.follow {
        path.wrappedValue.values
      } write: {
        path.wrappedValue.values = $0
      }
    }
  }

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    follow = { context in
      context.follow {
        path.wrappedValue.map { AnyHashable($0) }
      } write: {
        path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element })
      }
    }
  }
}

extension NavigationStack: View, Primitive {
  var element: Element {
    StackView(root: { root.makeElement() }, follow: follow).makeElement()
  }
}

/// Keeps the context for as long as the stack is there.
private struct StackView: View {
  let root: @MainActor () -> Element
  let follow: (@MainActor (NavigationContext) -> Void)?
  @State private var context = NavigationContext()

  var body: some View {
    let _ = follow?(context)
    Group {
      ElementView { Element(Self.self, .group([root()])) }
      pushed(in: context)
    }
    .environment(\.navigation, context)
  }

  private func pushed(in context: NavigationContext) -> some View {
    ElementView {
      Element(
        Self.self,
        .reader { _ in
          let pushed = context.path.enumerated().map { index, value in
            Element(
              Self.self,
              key: value,
              .environment(
                { $0.presentationDismissal = { context.path.removeSubrange(index...) } },
                labelledElement(
                  Self.self, "Pushed", nil, [context.destination(for: value) ?? .empty])
              )
            )
          }
          return Element(Self.self, .group(pushed))
        }
      )
    }
  }
}

/// A view of an element that exists already.
struct ElementView: Primitive {
  let make: @MainActor () -> Element
  var element: Element { make() }
}

public struct NavigationView<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View { NavigationStack { content } }
}

public enum NavigationSplitViewVisibility: Equatable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}

public enum NavigationSplitViewColumn: Hashable, Sendable { case sidebar, content, detail }

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let columns: TupleColumns

  struct TupleColumns {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columns = TupleColumns(sidebar: sidebar(), content: content(), detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    columns = TupleColumns(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

extension NavigationSplitView: View, Primitive {
  var element: Element {
    let columns = self.columns
    return Element(
      Self.self,
      .group([
        columns.sidebar.makeElement(), columns.content.makeElement(), columns.detail.makeElement(),
      ])
    )
  }
}
