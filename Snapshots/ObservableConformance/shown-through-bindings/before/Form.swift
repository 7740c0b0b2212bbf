import SwiftUI

/// No wrapper holds a field, but the form shows its name through a binding.
final class Field: ObservableObject, Identifiable {
  @Published var name: String

  init(name: String) { self.name = name }
}

final class Form: ObservableObject {
  @Published var fields = [Field(name: "a")]
}

struct FormView: View {
  @ObservedObject var form: Form

  var body: some View {
    ForEach($form.fields) { $field in
      TextField("Name", text: $field.name)
    }
  }
}
