import SwiftUI

@MainActor func behave() async {
  let host = Host(root: StatisticsView())
  host.render()
  trace(host.text)
  for step in ["Measure", "Rescale", "Convert", "Measure"] {
    host.tap(step)
    host.update()
    trace("-- \(step)")
    trace(host.text)
  }
}
