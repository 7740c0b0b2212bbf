import SwiftUI

@MainActor func behave() async {
  let host = Host(root: GarageView())
  host.render()
  for button in ["Reload", "Drive", "Drive"] {
    host.tap(button)
    host.update()
    trace(host.text)
  }
}
