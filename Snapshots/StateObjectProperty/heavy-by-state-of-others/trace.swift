import SwiftUI

@MainActor func behave() async {
  let drawer = Drawer()
  let host = Host(root: Screen(drawer: drawer))
  for _ in 1...3 {
    host.render()
    await host.settle()
  }
  trace(Registry.opened, Registry.pages)
  trace(Registry.shared.names.sorted())
  trace(drawer.labels.sorted())
}
