import SwiftUI

@MainActor func behave() async {
  let host = Host(root: AccountView(account: Savings()))
  host.render()
  host.tap("Rename")
  host.update()
  trace(host.text)
}
