import SwiftUI

final class Plant: ObservableObject {
  @Published var name: String
  init(name: String = "Fern") { self.name = name }
}

struct PlantRow: View {
  @ObservedObject var plant: Plant

  var body: some View {
    TextField("Name", text: $plant.name)
  }
}

struct PlantLabel: View {
  @EnvironmentObject private var plant: Plant

  var body: some View { Text(plant.name) }
}

#Preview("Row") {
  @Previewable @StateObject var plant = Plant(name: "Moss")

  PlantRow(plant: plant)
}

#Preview("Label") {
  @Previewable @StateObject var plant: Plant = .init()

  VStack {
    PlantLabel().environmentObject(plant)
    TextField("Name", text: $plant.name)
  }
}
