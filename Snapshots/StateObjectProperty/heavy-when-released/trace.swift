import SwiftUI

@MainActor func behave() async {
  let host = Host(root: Porch())
  host.render()
  await host.settle()
  for _ in 2...4 {
    host.tap("Knock")
    host.update()
  }
  await host.settle()
  trace(host.text)
  trace("log", Log.lines)
}
