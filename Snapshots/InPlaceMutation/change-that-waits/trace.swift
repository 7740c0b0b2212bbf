import SwiftUI

@MainActor func behave() async {
  let host = Host(root: FeedView())
  host.render()
  host.tap("Load")
  for _ in 0..<3 {
    await Task.yield()
    host.update()
  }
  await host.settle()
  trace(host.text)
}
