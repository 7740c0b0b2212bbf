import SwiftUI

@MainActor func behave() async {
  let hosts = [
    Host(root: AnyView(ShelfView())), Host(root: AnyView(RackView())),
    Host(root: AnyView(StackView())), Host(root: AnyView(PileView())),
  ]
  for host in hosts {
    host.render()
    await host.settle()
    trace(host.text)
  }
}
