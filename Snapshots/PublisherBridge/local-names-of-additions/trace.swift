import SwiftUI

@MainActor func behave() async {
  let host = Host(root: SearchView())
  host.render()
  for label in ["Type", "Send", "Watch", "Count"] {
    host.tap(label)
    host.update()
    trace(host.text)
  }
}
