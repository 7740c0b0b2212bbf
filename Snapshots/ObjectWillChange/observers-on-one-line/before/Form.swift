import Combine
import SwiftUI

final class Form: ObservableObject {
  @Published var name = ""
  @Published var city = "" // Where it is sent.
  @Published var remarks = "Nothing in particular, but it is a long text that leaves no room"
  @Published var lines = [
    "first"
  ]
  @Published var zip = "" {
    didSet { checked = true }
  }
  @Published private(set) var checked = false
}

final class Mirror {
  private var cancellable: AnyCancellable?

  init(_ form: Form) {
    cancellable = form.objectWillChange.sink { print(form.name) }
  }
}

struct FormView: View {
  @ObservedObject var form: Form

  var body: some View { TextField("Name", text: $form.name) }
}
