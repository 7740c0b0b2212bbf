import SwiftUI

@Observable
final class Form {
  var name = ""
  var rows = ["a", "b"]
}

struct FormView: View {
  private let form: Form
  @Binding private var name: String
  private let rows: Binding<[String]>

  init(form: Form) {
    self.form = form
    _name = Bindable(form).projectedValue.name
    rows = Bindable(form).projectedValue.rows
  }

  var body: some View {
    TextField("Name", text: $name)
    ForEach(rows, id: \.self) { $row in TextField("Row", text: $row) }
    Text(form.name)
  }
}

func binding(of form: Form) -> Binding<String> {
  let wrapper = Bindable(form)
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
