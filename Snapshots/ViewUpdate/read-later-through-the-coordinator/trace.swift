import SwiftUI

@MainActor func behave() async {
  let host = Host(root: PinScreen())
  host.render()
  await host.settle()
  host.tap("Pin")
  host.update()
  await host.settle()
}
