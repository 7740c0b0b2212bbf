import SwiftUI

@MainActor func behave() async {
  let host = Host(root: LibraryView())
  host.render()
  trace(host.text)
  for step in ["Close", "Buy", "Buy"] {
    host.tap(step)
    host.update()
    trace("-- \(step)")
    trace(host.text)
  }
}
