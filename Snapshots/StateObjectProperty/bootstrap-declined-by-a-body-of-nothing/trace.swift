import SwiftUI

@MainActor func behave() async {
  let host = Host(root: AllView())
  host.render()
  await host.settle()
  trace(host.text)
}
