import SwiftUI

@MainActor func behave() async {
  let host = Host(root: WalletView())
  host.render()
  host.tap("Rename")
  host.update()
  trace(host.text)
  host.tap("Edit")
  host.update()
  trace(host.text)
}
