import SwiftUI

@MainActor func behave() async {
  let host = Host(root: BoatView())
  host.render()
  host.tap("Leave")
  host.update()
  trace(host.text)
}
