import SwiftUI

@MainActor func behave() async {
  let host = Host(root: PurseView())
  host.render()
  for label in ["Double", "Halve", "Add"] {
    host.tap(label)
    host.update()
    trace(host.text)
  }
}
