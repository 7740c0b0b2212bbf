import SwiftUI

@MainActor func behave() async {
  let host = Host(root: Report())
  host.render()
  trace(host.text)
  host.tap("Add")
  await host.settle()
  trace(host.text)
}
