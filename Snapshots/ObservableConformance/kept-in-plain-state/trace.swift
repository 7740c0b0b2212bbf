import SwiftUI

@MainActor func behave() async {
  let host = Host(root: DraftView())
  host.render()
  host.tap("Rename")
  host.update()
  trace(host.text)
}
