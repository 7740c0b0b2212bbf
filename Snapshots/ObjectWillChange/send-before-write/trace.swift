import SwiftUI

@MainActor func behave() async {
  let host = Host(root: BoardView())
  host.render()
  for label in ["Add", "Select", "Clear"] {
    host.tap(label)
    host.update()
    trace(host.text)
  }
}
