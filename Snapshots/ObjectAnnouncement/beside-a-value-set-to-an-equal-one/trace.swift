import SwiftUI

@MainActor func behave() async {
  StationClock.minute = 0
  let host = Host(root: StationView())
  host.render()
  trace(host.text)
  for button in ["Prune", "Reload", "Move", "Postpone"] {
    host.tap(button)
    host.update()
    trace("-- \(button)")
    trace(host.text)
  }
}
