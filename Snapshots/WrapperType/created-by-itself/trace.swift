import SwiftUI

@MainActor func behave() async {
  let form = Form()
  let host = Host(root: FormView(form: form))
  host.render()
  host.enter("Ada", in: "Name")
  host.update()
  trace(host.text)
  binding(of: form).wrappedValue = "Grace"
  host.update()
  trace(host.text)
}
