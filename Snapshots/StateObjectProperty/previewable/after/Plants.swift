import SwiftUI

@Observable
final class Plant {
  var name: String
  init(name: String = "Fern") { self.name = name }
}

struct PlantRow: View {
  @Bindable var plant: Plant

  var body: some View {
    TextField("Name", text: $plant.name)
  }
}

struct PlantLabel: View {
  @Environment(Plant.self) private var plant

  var body: some View { Text(plant.name) }
}

#Preview("Row") {
  @Previewable @State var plant = Plant(name: "Moss")

  PlantRow(plant: plant)
}

#Preview("Label") {
  @Previewable @State var plant: Plant = .init()

  VStack {
    PlantLabel().environment(plant)
    TextField("Name", text: $plant.name)
  }
}
