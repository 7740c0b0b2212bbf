import SwiftUI

@MainActor func behave() async {
  let login = Host(root: LoginView())
  login.render()
  trace(login.text)
  login.enter("Ada", in: "Name")
  login.enter("password", in: "Password")
  await login.settle()
  trace(login.text)
  for view in [AnyView(MeterView()), AnyView(VolumeView())] {
    let host = Host(root: view)
    host.render()
    await host.settle()
    trace(host.text)
  }
}
