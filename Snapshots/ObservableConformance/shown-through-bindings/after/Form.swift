import SwiftUI

/// No wrapper holds a field, but the form shows its name through a binding.
@Observable
final class Field: Identifiable {
  var name: String

  init(name: String) { self.name = name }
}

@Observable
final class Form {
  var fields = [Field(name: "a")]
}

struct FormView: View {
  @Bindable var form: Form

  var body: some View {
    ForEach($form.fields) { $field in
      TextField("Name", text: $field.name)
    }
  }
}
