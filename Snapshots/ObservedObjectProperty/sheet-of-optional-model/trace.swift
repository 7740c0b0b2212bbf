import SwiftUI

@MainActor func behave() async {
  let host = Host(root: DraftsView())
  host.render()
  host.tap("New")
  host.update()
  trace(host.text)
  host.enter("Letter", in: "Title")
  host.update()
  trace(host.text)
}
