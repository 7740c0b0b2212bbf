/// A line with a label, and content below it.
@MainActor
func labelledElement(
  _ type: Any.Type,
  _ name: String?,
  _ label: Element?,
  _ children: [Element],
  control: Control? = nil
) -> Element {
  Element(
    type,
    .drawing(
      Drawing(name: name, label: label.map { [$0] } ?? [], children: children, control: control)
    )
  )
}

public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
  }
}

extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title: title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Menu: View, Primitive {
  var element: Element {
    labelledElement(Self.self, "Menu", label.makeElement(), [content.makeElement()])
  }
}

public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: Content

  nonisolated public init(
    isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension DisclosureGroup: View, Primitive {
  var element: Element {
    labelledElement(Self.self, "DisclosureGroup", label.makeElement(), [content.makeElement()])
  }
}

public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension GroupBox: View, Primitive {
  var element: Element {
    Element(Self.self, .group([label.makeElement(), content.makeElement()]))
  }
}

public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(title: value))
  }

  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}

extension LabeledContent: View, Primitive where Label: View, Content: View {
  var element: Element {
    Element(Self.self, .group([label.makeElement(), content.makeElement()]))
  }
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let details: Description
  let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    details = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    label = SwiftUI.Label(title, systemImage: name)
    details = description
    actions = EmptyView()
  }
}

extension ContentUnavailableView
where Label == Text, Description == EmptyView, Actions == EmptyView {
  nonisolated public static var search: Self {
    ContentUnavailableView { Text(verbatim: "No Results") }
  }
}

extension ContentUnavailableView: View, Primitive {
  var element: Element {
    Element(
      Self.self,
      .group([label.makeElement(), details.makeElement(), actions.makeElement()])
    )
  }
}
