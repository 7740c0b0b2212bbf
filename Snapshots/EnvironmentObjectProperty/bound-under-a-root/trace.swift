import SwiftUI

@MainActor func behave() async {
  let host = Host(root: Root())
  host.render()
  host.tap("Compact")
  host.enter("Ada", in: "Name")
  host.update()
  trace(host.text)
}
