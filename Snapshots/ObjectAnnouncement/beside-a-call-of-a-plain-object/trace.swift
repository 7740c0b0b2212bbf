import SwiftUI

@MainActor func behave() async {
  let host = Host(root: TurnsView(mill: Mill()))
  host.render()
  trace(host.text)
  host.tap("Grind")
  await host.settle()
  trace(host.text)
}
