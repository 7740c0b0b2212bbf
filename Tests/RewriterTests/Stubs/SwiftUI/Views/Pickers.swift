public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    self.content = content()
  }

  @available(*, deprecated)
  nonisolated public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.label = label
    self.selection = selection
    self.content = content()
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title: title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker: View, Primitive {
  var element: Element {
    Element(
      Self.self,
      .reader { _ in
        Element(
          Self.self,
          .drawing(
            Drawing(
              name: "Picker",
              value: "\(selection.wrappedValue)",
              label: [label.makeElement()],
              children: [content.makeElement()],
              control: .value { selection.accept($0) }
            )
          )
        )
      }
    )
  }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)

  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>

  nonisolated public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
  }

  nonisolated public init<R: RangeExpression>(
    selection: Binding<Date>,
    in range: R,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) where R.Bound == Date {
    self.label = label()
    self.selection = selection
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  nonisolated public init<R: RangeExpression>(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: R,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where R.Bound == Date {
    self.init(selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection) { Text(title: title) }
  }
}

extension DatePicker: View, Primitive {
  var element: Element {
    let formatter = ISO8601DateFormatter()
    return valueElement(Self.self, "DatePicker", label) {
      formatter.string(from: selection.wrappedValue)
    } _: {
      selection.accept($0)
    }
  }
}

public struct ColorPicker<Label: View> {
  let label: Label
  let selection: Binding<Color>
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(label: Text(titleKey), selection: selection)
  }
}

extension ColorPicker: View, Primitive {
  var element: Element {
    valueElement(Self.self, "ColorPicker", label) {
      selection.wrappedValue.name
    } _: {
      selection.accept($0)
    }
  }
}
