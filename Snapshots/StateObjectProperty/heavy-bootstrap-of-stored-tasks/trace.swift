import SwiftUI

@MainActor func behave() async {
  let host = Host(root: InvestorsView())
  host.render()
  trace(host.text)
  await host.settle()
  trace(host.text)
}
