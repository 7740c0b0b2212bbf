import SwiftUI

@MainActor func behave() async {
  let host = Host(root: Page())
  host.render()
  host.tap("Again")
  host.update()
  trace(host.text)
}
