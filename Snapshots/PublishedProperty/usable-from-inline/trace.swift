import SwiftUI

@MainActor func behave() async {
  let host = Host(root: MeterView())
  host.render()
  trace(host.text)
  host.tap("Advance")
  host.update()
  trace(host.text)
}
