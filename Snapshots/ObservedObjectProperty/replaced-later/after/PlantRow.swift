import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct PlantRow: View {
  var plant: Plant

  var body: some View {
    Text(plant.name)
  }

  func showing(_ plant: Plant) -> PlantRow {
    var copy = self
    copy.plant = plant
    return copy
  }
}
