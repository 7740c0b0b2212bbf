import SwiftUI

@MainActor func behave() async {
  let host = Host(root: MapScreen(map: Map()))
  host.render()
  host.tap("Load")
  host.update()
  trace("-- loaded")
  host.tap("Move")
  host.update()
}
