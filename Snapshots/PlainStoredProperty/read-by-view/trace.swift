import SwiftUI

@MainActor func behave() async {
  let session = Session()
  let host = Host(root: SessionView(session: session))
  host.render()
  session.switchUser(to: "Grace")
  host.update()
  trace(host.text)
  session.user = "Eve"
  host.update()
  trace(host.text)
}
