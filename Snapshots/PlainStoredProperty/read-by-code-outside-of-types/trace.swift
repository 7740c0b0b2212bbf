import SwiftUI

@MainActor func behave() async {
  let host = Host(root: BakeryView())
  host.render()
  trace(host.text)
  host.tap("German")
  host.update()
  trace(host.text)
}
