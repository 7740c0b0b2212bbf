import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
  @Published var height = 1.0
}

struct PlantEditor: View {
  @ObservedObject var plant: Plant
  @ObservedObject private var other: Plant

  init(plant: Plant) {
    self.plant = plant
    self.other = plant
  }

  var body: some View {
    TextField("Name", text: $plant.name)
    Slider(value: self.$other.height)
  }
}
