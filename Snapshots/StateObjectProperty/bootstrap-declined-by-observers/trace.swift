import SwiftUI

@MainActor func behave() async {
  let session = Session()
  let hosts = [
    Host(root: AnyView(StatusView())), Host(root: AnyView(GuestView(session: session))),
    Host(root: AnyView(GesturesView())),
  ]
  for host in hosts { host.render() }
  // Both end before any task runs.
  Session.shared.end()
  session.end()
  for host in hosts {
    await host.settle()
    trace(host.text)
  }
}
