import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct PlantRow: View {
  let plant: Plant
  @Bindable var pot: Plant

  init(plant: Plant, other: Plant) {
    self.plant = plant
    self.pot = other
  }

  var body: some View {
    TextField(plant.name, text: $pot.name)
  }
}
