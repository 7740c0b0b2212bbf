import SwiftUI

@MainActor func behave() async {
  let host = Host(root: VaultView(vault: Vault()))
  host.render()
  trace(host.text)
  host.tap("Count")
  host.update()
  trace(host.text)
}
