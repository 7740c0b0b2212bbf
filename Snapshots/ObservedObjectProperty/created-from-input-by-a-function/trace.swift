import SwiftUI

@MainActor func behave() async {
  let host = Host(root: Page())
  host.render()
  trace(host.text)
  host.tap("Next")
  await host.settle()
  trace(host.text)
}
