import SwiftUI

@MainActor func behave() async {
  let plant = Plant()
  let host = Host(root: PlantRow(plant: plant))
  host.render()
  plant.name = "Fern"
  trace(host.text)
  host.update()
  trace(host.text)
}
