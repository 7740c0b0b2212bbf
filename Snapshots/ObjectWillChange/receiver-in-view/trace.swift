import SwiftUI

@MainActor func behave() async {
  let garden = Garden()
  let host = Host(root: GardenView(garden: garden))
  host.render()
  garden.beds += 1
  host.update()
  garden.beds = 1
  host.update()
  trace(host.text)
}
