import SwiftUI

@MainActor func behave() async {
  let host = Host(root: Wall(ticks: PaintTicks()))
  host.render()
  trace(host.text)
  host.tap("Red")
  host.update()
  trace(host.text)
}
