import SwiftUI

@MainActor func behave() async {
  let plant = Plant()
  let host = Host(root: PlantRow(plant: Plant()).showing(plant))
  host.render()
  plant.name = "Fern"
  host.update()
  trace(host.text)
}
