import SwiftUI

@MainActor func behave() async {
  let host = Host(root: MixView())
  host.render()
  trace(host.text)
  host.tap("Mark")
  host.update()
  trace(host.text)
}
