import SwiftUI

struct FormState: Equatable {
  var text = "1"
  var count = 0
}

enum FormAction {
  case setText(String)
}

func reduce(_ state: FormState, _ action: FormAction) -> FormState {
  switch action {
  case .setText(let text): FormState(text: text.filter(\.isNumber), count: state.count)
  }
}

@Observable
final class Fields {
  var limited = "1"
  var local = "1"
  var formatted = "1"
  var applied = "1"
  var inChild = "1"
  private(set) var state = FormState()
  var date = Date(timeIntervalSince1970: 0)
  /// Every input is kept.
  var plain = "1"
  var upper = "1"

  func format(_ text: String) -> String { text.filter(\.isNumber) }
  func set(_ text: String) { apply(text.filter(\.isNumber)) }
  func send(_ action: FormAction) { state = reduce(state, action) }
  private func apply(_ text: String) { applied = text }

  var day: Date {
    get { date }
    set { date = Calendar.current.startOfDay(for: newValue) }
  }
}

extension Binding where Value == String {
  func limited(to count: Int) -> Binding<String> {
    Binding(get: { wrappedValue }, set: { wrappedValue = String($0.prefix(count)) })
  }

  func copied() -> Binding<String> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

struct DigitsField: View {
  @Binding var text: String

  var body: some View {
    TextField("Child", text: Binding(get: { text }, set: { text = $0.filter(\.isNumber) }))
  }
}

struct FieldsView: View {
  @State private var fields = Fields()

  var body: some View {
    TextField("Limited", text: $fields.limited.limited(to: 1))
    TextField(
      "Local",
      text: Binding(
        get: { fields.local },
        set: {
          let digits = $0.filter(\.isNumber)
          fields.local = digits
        }))
    TextField(
      "Formatted",
      text: Binding(get: { fields.formatted }, set: { fields.formatted = fields.format($0) }))
    TextField("Applied", text: Binding(get: { fields.applied }, set: { fields.set($0) }))
    DigitsField(text: $fields.inChild)
    TextField(
      "State", text: Binding(get: { fields.state.text }, set: { fields.send(.setText($0)) }))
    DatePicker("Day", selection: $fields.day)
    TextField("Plain", text: $fields.plain.copied())
    TextField(
      "Upper",
      text: Binding(
        get: { fields.upper },
        set: {
          let text = $0
          fields.upper = text
        }))
  }
}
