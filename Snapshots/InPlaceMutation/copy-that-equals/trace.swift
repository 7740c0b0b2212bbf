import SwiftUI

@MainActor func behave() async {
  let host = Host(root: GuestsView())
  host.render()
  for label in ["Rename", "First"] {
    host.tap(label)
    host.update()
    trace(host.text)
  }
}
