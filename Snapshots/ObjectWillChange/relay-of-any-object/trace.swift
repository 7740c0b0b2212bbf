import SwiftUI

@MainActor func behave() async {
  let host = Host(root: HouseView())
  host.render()
  await host.settle()
  trace(host.text)
  for label in ["Heat", "Cool"] {
    host.tap(label)
    await host.settle()
    trace(host.text)
  }
}
