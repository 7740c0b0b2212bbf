import SwiftUI

@MainActor func behave() async {
  let host = Host(root: BoardView())
  host.render()
  trace(host.text)
  host.tap("Take")
  host.update()
  trace("-- taken")
  trace(host.text)
}
