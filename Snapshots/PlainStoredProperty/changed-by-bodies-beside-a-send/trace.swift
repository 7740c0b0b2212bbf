import SwiftUI

@MainActor func behave() async {
  let host = Host(root: Album())
  host.render()
  host.update()
  trace(host.text)
  host.tap("Finish")
  host.update()
  trace(host.text)
}
