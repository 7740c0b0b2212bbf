import SwiftUI

@MainActor func behave() async {
  let host = Host(root: CoastView())
  host.render()
  await host.settle()
  host.tap("Turn")
  await host.settle()
  NotificationCenter.default.post(name: .init("tide"), object: nil)
  await host.settle()
  trace(host.text)
}
