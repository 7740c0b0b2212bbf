import SwiftUI

@MainActor func behave() async {
  let host = Host(app: GardenApp())
  host.render()
  trace(host.text)
  host.tap("Compact 0")
  host.update()
  trace(host.text)
}
