import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct PlantRow: View {
  private let plant: Plant
  private let label: PlantLabel

  init(plant: Plant) {
    self.plant = plant
    label = PlantLabel(plant: self.plant)
  }

  var body: some View {
    label
    PlantLabel(plant: plant)
    Text(plant.name)
  }

  func isSame(as plant: Plant) -> Bool {
    plant === self.plant
  }
}

struct PlantLabel: View {
  let plant: Plant

  var body: some View {
    Text(plant.name)
  }
}
