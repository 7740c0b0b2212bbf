public struct TextField<Label: View> {
  let label: Label
  let text: Binding<String>
}

extension TextField {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text)
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(label: Text(titleKey), text: text)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    axis: Axis
  ) {
    self.init(label: Text(titleKey), text: text)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(label: Text(titleKey), text: text)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(label: Text(titleKey), text: text)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), text: text)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title: title), text: text)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(label: Text(title: title), text: text)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title: title), text: text)
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey),
      text: Binding(identity: nil) {
        format.format(value.wrappedValue)
      } set: {
        if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed }
      }
    )
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey),
      text: Binding(identity: nil) {
        value.wrappedValue.map { format.format($0) } ?? ""
      } set: {
        value.wrappedValue = try? format.parseStrategy.parse($0)
      }
    )
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter
  ) {
    self.init(
      label: Text(titleKey),
      text: Binding(identity: nil) {
        formatter.string(for: value.wrappedValue) ?? ""
      } set: {
        if let number = (formatter as? NumberFormatter)?.number(from: $0) as? V {
          value.wrappedValue = number
        }
      }
    )
  }
}

extension TextField: View, Primitive {
  var element: Element { textElement(Self.self, "TextField", label, text) }
}

public struct SecureField<Label: View> {
  let label: Label
  let text: Binding<String>
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), text: text)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), text: text)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title: title), text: text)
  }
}

extension SecureField: View, Primitive {
  var element: Element { textElement(Self.self, "SecureField", label, text) }
}

public struct TextEditor {
  let text: Binding<String>

  nonisolated public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View, Primitive {
  var element: Element { textElement(Self.self, "TextEditor", EmptyView(), text) }
}

@MainActor
private func textElement<Label: View>(
  _ type: Any.Type,
  _ name: String,
  _ label: Label,
  _ text: Binding<String>
) -> Element {
  Element(
    type,
    .reader { _ in
      Element(
        type,
        .drawing(
          Drawing(
            name: name,
            value: "\"\(text.wrappedValue)\"",
            label: [label.makeElement()],
            control: .text(text)
          )
        )
      )
    }
  )
}
