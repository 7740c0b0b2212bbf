import SwiftUI

@MainActor func behave() async {
  let host = Host(root: Page())
  host.render()
  host.tap("Warm")
  host.update()
  trace(host.text)
}
