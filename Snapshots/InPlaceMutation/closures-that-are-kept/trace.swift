import SwiftUI

@MainActor func behave() async {
  let host = Host(root: StoreView())
  host.render()
  for label in ["Add", "Note", "Both", "Last"] {
    host.tap(label)
    host.update()
    trace(host.text)
  }
}
