import SwiftUI

@Observable
final class Plant {
  var name = ""
  var height = 1.0
}

struct PlantEditor: View {
  @Bindable var plant: Plant
  @Bindable private var other: Plant

  init(plant: Plant) {
    self.plant = plant
    self.other = plant
  }

  var body: some View {
    TextField("Name", text: $plant.name)
    Slider(value: self.$other.height)
  }
}
