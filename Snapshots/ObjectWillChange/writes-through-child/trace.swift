import SwiftUI

@MainActor func behave() async {
  let host = Host(root: GardenView())
  host.render()
  trace(host.text)
  for name in ["Rename", "Choose", "Plant"] {
    host.tap(name)
    host.update()
    trace(host.text)
  }
}
