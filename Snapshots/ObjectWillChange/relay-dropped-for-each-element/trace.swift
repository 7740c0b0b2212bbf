import SwiftUI

@MainActor func behave() async {
  let host = Host(root: TasksView())
  host.render()
  trace(host.text)
  for step in ["Add", "Add", "Finish", "Clean"] {
    host.tap(step)
    host.update()
    trace("-- \(step)")
    trace(host.text)
  }
}
