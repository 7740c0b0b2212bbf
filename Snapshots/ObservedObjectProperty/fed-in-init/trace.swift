import SwiftUI

@MainActor func behave() async {
  var secret = "first"
  let hosts = [
    Host(root: AnyView(CodeRow(secret: secret))), Host(root: AnyView(CodeLabel(secret: secret))),
    Host(root: AnyView(CodeField(title: secret))),
  ]
  for host in hosts {
    host.render()
    trace(host.text)
  }
  secret = "second"
  for host in hosts {
    host.render()
    trace(host.text)
  }
}
