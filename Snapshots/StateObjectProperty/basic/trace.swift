import SwiftUI

@MainActor func behave() async {
  let host = Host(root: PlantList())
  host.render()
  trace(host.text)
  host.render()
  trace(host.text)
}
