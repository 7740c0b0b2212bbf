import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantRow: View {
  @ObservedObject var plant: Plant

  var body: some View {
    Text(plant.name)
  }

  func showing(_ plant: Plant) -> PlantRow {
    var copy = self
    copy.plant = plant
    return copy
  }
}
