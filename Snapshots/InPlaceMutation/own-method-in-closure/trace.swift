import SwiftUI

@MainActor func behave() async {
  let host = Host(root: QueueView(queue: Queue()))
  host.render()
  host.tap("Sort")
  host.update()
  trace(host.text)
  host.tap("Prune")
  host.update()
  trace(host.text)
}
