import SwiftUI

@MainActor func behave() async {
  let remote = Remote()
  remote.prepare()
  let host = Host(root: RemoteView(remote: remote))
  host.render()
  remote.start()
  await host.settle()
  trace(host.text)
}
