import SwiftUI

@MainActor func behave() async {
  let host = Host(root: ShopView())
  host.render()
  host.tap("Buy")
  host.update()
  trace(host.text)
  host.tap("Rename")
  host.update()
  trace(host.text)
}
