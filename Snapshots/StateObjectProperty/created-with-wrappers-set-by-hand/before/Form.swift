import Combine
import SwiftUI

final class Form: ObservableObject {
  @Published var name: String
  @Published private(set) var isDirty: Bool

  init(name: String) {
    _name = Published(initialValue: name)
    _isDirty = .init(wrappedValue: false)
  }
}

struct FormView: View {
  @StateObject private var form: Form

  init(name: String) {
    _form = .init(wrappedValue: Form(name: name))
  }

  var body: some View {
    TextField("Name", text: $form.name)
    Text(form.isDirty ? "Changed" : "As it was")
  }
}
