import SwiftUI

@MainActor func behave() async {
  let host = Host(root: KitchenView())
  host.render()
  host.tap("Heat")
  host.update()
  trace(host.text)
}
