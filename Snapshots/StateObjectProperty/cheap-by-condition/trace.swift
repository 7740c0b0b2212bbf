import SwiftUI

@MainActor func behave() async {
  let host = Host(root: Parent())
  host.render()
  await host.settle()
  for _ in 2...5 {
    host.tap("Render")
    host.update()
  }
  await host.settle()
  trace(host.text)
  trace("made", Drafts.made, "saves", Drafts.saves)
}
