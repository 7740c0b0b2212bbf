import SwiftUI

@MainActor func behave() async {
  let host = Host(root: Editor())
  host.render()
  trace(host.text)
  host.tap("Add")
  host.update()
  trace(host.text)
}
