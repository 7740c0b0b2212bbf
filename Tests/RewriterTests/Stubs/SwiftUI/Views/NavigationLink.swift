/// Shows its destination below itself once it has been followed.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case view(@MainActor () -> Destination, isActive: Binding<Bool>?)
    case value(AnyHashable?)
  }

  let label: Label
  let target: Target

  nonisolated public init(
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view(destination, isActive: nil)
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view({ destination }, isActive: nil)
  }

  @available(*, deprecated)
  nonisolated public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view(destination, isActive: isActive)
  }

  @available(*, deprecated)
  nonisolated public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view({ destination }, isActive: isActive)
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title: title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title: title) }
  }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }

  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(value: value) { Text(title: title) }
  }
}

extension NavigationLink: View, Primitive {
  var element: Element {
    switch target {
    case .view(let destination, let isActive):
      LinkView(
        label: { label.makeElement() },
        destination: { destination().makeElement() },
        binding: isActive
      ).makeElement()
    case .value(let value):
      Element(
        Self.self,
        .reader { values in
          labelledElement(
            Self.self,
            "NavigationLink",
            label.makeElement(),
            [],
            control: .action {
              if let value { values.navigation?.path.append(value) }
            }
          )
        }
      )
    }
  }
}

private struct LinkView: View {
  let label: @MainActor () -> Element
  let destination: @MainActor () -> Element
  let binding: Binding<Bool>?
  @State private var isFollowed = false

  private var isActive: Binding<Bool> { binding ?? $isFollowed }

  var body: some View {
    ElementView {
      labelledElement(
        Self.self,
        "NavigationLink",
        label(),
        [],
        control: .action { isActive.wrappedValue = true }
      )
    }
    if isActive.wrappedValue {
      ElementView { labelledElement(Self.self, "Pushed", nil, [destination()]) }
        .environment(\.presentationDismissal) { isActive.wrappedValue = false }
    }
  }
}

extension View {
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    AccompaniedView(self) { values in
      values.navigation?.register(data) { destination($0).makeElement() }
      return .empty
    }
  }

  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return presentation("Pushed", isPresented) { destination }
  }

  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    presentation("Pushed", of: item, id: { AnyHashable($0) }, content: destination)
  }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled(titleKey.text)
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    titled(String(title))
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View { titled(title.content) }

  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    AccompaniedView(self) { _ in
      labelledElement(Text.self, "Title: \(title.wrappedValue)", nil, [])
    }
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    titled(titleKey.text)
  }

  nonisolated private func titled(_ title: String) -> some View {
    AccompaniedView(self) { _ in labelledElement(Text.self, "Title: \(title)", nil, []) }
  }
}

public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }
}
