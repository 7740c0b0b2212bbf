import SwiftUI

@MainActor func behave() async {
  let host = Host(root: GardenView())
  host.render()
  trace(host.text)
  for step in ["Plant", "Prune", "Reload", "Rename"] {
    host.tap(step)
    host.update()
    trace("-- \(step)")
    trace(host.text)
  }
}
