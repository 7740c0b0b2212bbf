import SwiftUI

@MainActor func behave() async {
  let host = Host(root: AccountView(account: Account()))
  host.render()
  host.tap("Log in")
  host.update()
  trace(host.text)
}
