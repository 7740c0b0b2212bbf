import SwiftUI

@MainActor func behave() async {
  let host = Host(root: RadioView())
  host.render()
  host.tap("Raise")
  await host.settle()
  trace(host.text)
}
