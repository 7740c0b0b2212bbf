import SwiftUI

@MainActor func behave() async {
  let host = Host(root: WorkshopView())
  host.render()
  for label in ["Heat", "Heat", "Stoke", "Pump"] {
    host.tap(label)
    host.update()
    trace(host.text)
  }
}
