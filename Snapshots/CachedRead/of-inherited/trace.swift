import SwiftUI

@MainActor func behave() async {
  let host = Host(root: StoreView())
  host.render()
  trace(host.text)
  for step in ["Add", "Forget", "Add"] {
    host.tap(step)
    host.update()
    trace("-- \(step)")
    trace(host.text)
  }
}
