import Combine
import SwiftUI

@Observable
final class Form {
  let objectWillChange = ObservableObjectPublisher()
  var name = "" { willSet { objectWillChange.send() } }
  var city = "" { // Where it is sent.
    willSet { objectWillChange.send() }
  }
  var remarks = "Nothing in particular, but it is a long text that leaves no room" {
    willSet { objectWillChange.send() }
  }
  var lines = [
    "first"
  ] { willSet { objectWillChange.send() } }
  var zip = "" {
    willSet { objectWillChange.send() }
    didSet { checked = true }
  }
  private(set) var checked = false { willSet { objectWillChange.send() } }
}

final class Mirror {
  private var cancellable: AnyCancellable?

  init(_ form: Form) {
    cancellable = form.objectWillChange.sink { print(form.name) }
  }
}

struct FormView: View {
  @Bindable var form: Form

  var body: some View { TextField("Name", text: $form.name) }
}
