import SwiftUI

@MainActor func behave() async {
  let host = Host(root: PlayerView())
  host.render()
  trace(host.text)
  host.tap("Pause")
  host.update()
  trace(host.text)
  let count = Host(root: CountScreen())
  count.render()
  count.tap("Add")
  count.update()
  trace(count.text)
}
