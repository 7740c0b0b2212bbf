/// All tabs are there; the chosen one is not told apart.
public struct TabView<SelectionValue, Content: View> {
  let content: @MainActor () -> Element
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    let content = content()
    self.content = { content.makeElement() }
  }
}

extension TabView where SelectionValue: Hashable {
  nonisolated public init(
    selection: Binding<SelectionValue>?,
    @ViewBuilder content: () -> Content
  ) {
    let content = content()
    self.content = { content.makeElement() }
  }

  nonisolated public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    let content = content()
    self.content = { content.makeElement() }
  }
}

extension TabView: View, Primitive {
  var element: Element { Element(Self.self, .group([content()])) }
}

public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

/// A tab is written as a view here; Apple's has a builder of its own.
public struct Tab<Value, Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Tab {
  nonisolated public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(content: content(), label: label())
  }
}

extension Tab: View, Primitive {
  var element: Element {
    labelledElement(Self.self, "Tab", label.makeElement(), [content.makeElement()])
  }
}
