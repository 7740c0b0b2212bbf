import SwiftUI

@MainActor func behave() async {
  let host = Host(root: ClockView())
  host.render()
  for name in ["Tick", "Tick", "Minute"] {
    host.tap(name)
    host.update()
    trace(host.text)
  }
}
