import SwiftUI

final class Form: ObservableObject {
  @Published var name = ""
  @Published var rows = ["a", "b"]
}

struct FormView: View {
  @ObservedObject private var form: Form
  @Binding private var name: String
  private let rows: Binding<[String]>

  init(form: Form) {
    _form = ObservedObject(wrappedValue: form)
    _name = ObservedObject(initialValue: form).projectedValue.name
    rows = ObservedObject(wrappedValue: form).projectedValue.rows
  }

  var body: some View {
    TextField("Name", text: $name)
    ForEach(rows, id: \.self) { $row in TextField("Row", text: $row) }
    Text(form.name)
  }
}

func binding(of form: Form) -> Binding<String> {
  let wrapper = ObservedObject(wrappedValue: form)
  return wrapper.projectedValue.name
}

final class Kept: ObservableObject {
  @Published var name = ""
}

struct KeptView: View {
  @StateObject private var kept: Kept

  init(kept: Kept) {
    let made = StateObject(wrappedValue: kept)
    print(made)
    _kept = made
  }

  var body: some View { Text(kept.name) }
}
