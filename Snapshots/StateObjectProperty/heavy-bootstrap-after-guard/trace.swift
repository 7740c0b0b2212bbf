import SwiftUI

@MainActor func behave() async {
  let host = Host(root: PhoneView())
  host.render()
  await host.settle()
  trace(host.text)
}
