import SwiftUI

@MainActor func behave() async {
  let kit = Kit()
  var watcher = Watcher()
  watcher.watch(\.store, in: kit)
  watcher.watch([kit.basket])
  let host = Host(root: GaugeView(gauge: Gauge(), store: kit.store, basket: kit.basket))
  host.render()
  trace(host.text)
  for label in ["Run", "Add", "Put"] {
    host.tap(label)
    host.update()
    trace(host.text)
  }
}
