public struct Spacer: Primitive, View {
  nonisolated public init(minLength: CGFloat? = nil) {}
  var element: Element { .wordless }
}

public struct Divider: Primitive, View {
  nonisolated public init() {}
  var element: Element { .wordless }
}

public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label?
  let value: Double?
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView { self.init(label: nil, value: nil) }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: Text(titleKey), value: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(label: Text(title: title), value: nil)
  }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(label: nil, value: value.map { Double($0) })
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: value.map { Double($0) })
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(label: Text(titleKey), value: value.map { Double($0) })
  }
}

extension ProgressView: View, Primitive {
  var element: Element {
    Element(
      Self.self,
      .drawing(
        Drawing(
          name: "ProgressView",
          value: value.map { "\($0)" },
          label: label.map { [$0.makeElement()] } ?? []
        )
      )
    )
  }
}

public struct Gauge<Label: View> {
  let label: Label
  let value: String

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.value = "\(value)"
  }
}

extension Gauge: View, Primitive {
  var element: Element {
    Element(
      Self.self,
      .drawing(Drawing(name: "Gauge", value: value, label: [label.makeElement()]))
    )
  }
}

public struct Link<Label: View> {
  let label: Label

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    label = Text(title: title)
  }
}

extension Link: View, Primitive {
  var element: Element { labelledElement(Self.self, "Link", label.makeElement(), []) }
}

public struct ShareLink<Label: View> {
  let label: Label

  nonisolated public init<T>(item: T, @ViewBuilder label: () -> Label) { self.label = label() }
  nonisolated public init<T>(item: T) where Label == Text { label = Text(verbatim: "Share") }
}

extension ShareLink: View, Primitive {
  var element: Element { labelledElement(Self.self, "ShareLink", label.makeElement(), []) }
}

public struct EditButton: Primitive, View {
  nonisolated public init() {}
  var element: Element { labelledElement(Self.self, "EditButton", nil, []) }
}

public struct SettingsLink<Label: View> {
  let label: Label

  nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }
  nonisolated public init() where Label == Text { label = Text(verbatim: "Settings") }
}

extension SettingsLink: View, Primitive {
  var element: Element { labelledElement(Self.self, "SettingsLink", label.makeElement(), []) }
}
