import SwiftUI

@MainActor func behave() async {
  let garden = Garden()
  let host = Host(root: GardenView(garden: garden))
  host.render()
  garden.beds.append(Bed())
  host.update()
  trace(host.text)
  garden.beds[0].plants.append("Fern")
  host.update()
  trace(host.text)
}
