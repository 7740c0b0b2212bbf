import SwiftUI

@MainActor func behave() async {
  let host = Host(root: PlayerView())
  host.render()
  trace(host.text)
  host.tap("Advance")
  host.update()
  trace(host.text)
}
