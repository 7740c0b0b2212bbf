import SwiftUI

@MainActor func behave() async {
  let host = Host(root: GateView(gate: Gate()))
  host.render()
  for button in ["Open", "Enter", "Heat", "Cool", "Open"] {
    host.tap(button)
    host.update()
    trace(host.text)
  }
}
