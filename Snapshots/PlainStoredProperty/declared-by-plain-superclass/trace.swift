import SwiftUI

@MainActor func behave() async {
  let host = Host(root: AccountView())
  host.render()
  host.tap("Pay")
  host.update()
  trace(host.text)
}
