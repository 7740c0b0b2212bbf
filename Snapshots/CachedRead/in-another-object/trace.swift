import SwiftUI

@MainActor func behave() async {
  let host = Host(root: StatisticsView())
  host.render()
  for step in ["Title", "Add", "Hide", "Show", "Scale", "Add"] {
    host.tap(step)
    host.update()
    trace(step)
    trace(host.text)
  }
}
