import SwiftUI

@MainActor func behave() async {
  let host = Host(root: Parent())
  host.render()
  await host.settle()
  for _ in 2...5 {
    host.tap("Render")
    host.update()
  }
  await host.settle()
  trace(host.text)
  trace("made", Garden.made, "loads", Garden.loads)
  #if MIGRATED
    // Two at once, and a first appearance that is broken off.
    let garden = Garden()
    let first = Task { await garden.bootstrap() }
    first.cancel()
    async let second: Void = garden.bootstrap()
    async let third: Void = garden.bootstrap()
    _ = await (first.value, second, third)
    await garden.bootstrap()
    trace("of one:", garden.plants.count, garden.isReady)
  #endif
}
