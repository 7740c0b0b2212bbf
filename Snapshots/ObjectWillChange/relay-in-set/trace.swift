import SwiftUI

@MainActor func behave() async {
  let host = Host(root: GardenView(garden: Garden()))
  host.render()
  trace(host.text)
  host.tap("Plant")
  host.update()
  trace(host.text)
}
