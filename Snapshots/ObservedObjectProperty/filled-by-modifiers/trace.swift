import SwiftUI

@MainActor func behave() async {
  let host = Host(root: Inbox())
  host.render()
  trace(host.text)
  host.tap("Receive")
  host.update()
  trace(host.text)
}
