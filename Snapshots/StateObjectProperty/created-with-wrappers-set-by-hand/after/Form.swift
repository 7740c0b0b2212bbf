import SwiftUI

@Observable
final class Form {
  var name: String
  private(set) var isDirty: Bool

  init(name: String) {
    self.name = name
    self.isDirty = false
  }
}

struct FormView: View {
  @State private var form: Form

  init(name: String) {
    _form = .init(wrappedValue: Form(name: name))
  }

  var body: some View {
    TextField("Name", text: $form.name)
    Text(form.isDirty ? "Changed" : "As it was")
  }
}
