import SwiftUI

@MainActor func behave() async {
  let host = Host(root: StoreView())
  host.render()
  host.tap("Visit")
  host.update()
  trace(host.text)
}
