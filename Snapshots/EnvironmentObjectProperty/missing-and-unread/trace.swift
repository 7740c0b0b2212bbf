import SwiftUI

@MainActor func behave() async {
  let host = Host(root: GardenApp())
  host.render()
  trace(host.text)
  host.tap("Ask")
  host.update()
  trace(host.text)
}
