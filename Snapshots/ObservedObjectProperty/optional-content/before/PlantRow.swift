import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantRow: View {
  @ObservedObject var plant: Plant

  init?(plant: Plant?) {
    guard let plant else { return nil }
    self.plant = plant
  }

  var body: some View {
    Text(plant.name)
  }
}
