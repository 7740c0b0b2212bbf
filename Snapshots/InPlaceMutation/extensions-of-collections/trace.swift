import SwiftUI

@MainActor func behave() async {
  let host = Host(root: UploadsView())
  host.render()
  for step in ["Finish", "Prune", "Forget", "Drop", "Keep"] {
    host.tap(step)
    host.update()
    trace("\(step): \(host.text.prefix(5))")
  }
}
