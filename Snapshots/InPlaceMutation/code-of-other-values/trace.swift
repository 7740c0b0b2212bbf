import SwiftUI

@MainActor func behave() async {
  let host = Host(root: OrchardView())
  host.render()
  for label in ["Connect", "Pump", "Water", "Harvest", "Advance", "Rename"] {
    host.tap(label)
    host.update()
    trace(host.text)
  }
}
