import SwiftUI

@MainActor func behave() async {
  trace(PlantRow(plant: nil) == nil)
  let plant = Plant()
  let host = Host(root: PlantRow(plant: plant)!)
  host.render()
  plant.name = "Fern"
  host.update()
  trace(host.text)
}
