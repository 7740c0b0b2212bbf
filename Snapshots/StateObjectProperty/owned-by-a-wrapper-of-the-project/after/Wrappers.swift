import SwiftUI

/// Owns what is written behind its property.
@MainActor
@propertyWrapper
struct Owned<Model: ObservableObject & Observable>: DynamicProperty {
  @StateObject private var model: Model

  init(wrappedValue: @autoclosure @escaping () -> Model) {
    _model = StateObject(wrappedValue: wrappedValue())
  }

  var wrappedValue: Model { model }
}

/// The same, and creating its model is cheap.
@MainActor
@propertyWrapper
struct OwnedForm: DynamicProperty {
  @State private var form: FormModel

  init(wrappedValue: @autoclosure @escaping () -> FormModel) {
    _form = State(wrappedValue: wrappedValue())
  }

  var wrappedValue: FormModel { form }
}

@Observable
final class Journal: ObservableObject {
  var title: String

  init() {
    title = UserDefaults.standard.string(forKey: "title") ?? ""
    NotificationCenter.default.post(name: Notification.Name("opened"), object: nil)
  }
}

@Observable
final class FormModel {
  var name = ""
}

struct JournalView: View {
  @Owned private var journal = Journal()
  @OwnedForm private var form = FormModel()

  var body: some View {
    Text(journal.title)
    Text(form.name)
  }
}
