import SwiftUI

@MainActor func behave() async {
  let clock = Clock()
  let host = Host(root: ShelfView(clock: clock, tick: { clock.tick() }))
  host.render()
  trace(host.text)
  host.tap("Buy")
  host.update()
  trace(host.text)
}
