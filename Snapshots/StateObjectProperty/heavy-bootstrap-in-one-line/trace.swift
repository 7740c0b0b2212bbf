import SwiftUI

@MainActor func behave() async {
  let host = Host(root: FeedView())
  host.render()
  await host.settle()
  trace(host.text)
}
