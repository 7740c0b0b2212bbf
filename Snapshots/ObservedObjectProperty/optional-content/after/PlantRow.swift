import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct PlantRow: View {
  let plant: Plant

  init?(plant: Plant?) {
    guard let plant else { return nil }
    self.plant = plant
  }

  var body: some View {
    Text(plant.name)
  }
}
