import SwiftUI

final class Plant: ObservableObject {
  static let shared = Plant()
  @Published var name = ""
}

struct PlantRow: View {
  @ObservedObject private var plant: Plant
  @ObservedObject private var fallback: Plant

  init(plant: Plant, isShared: Bool) {
    self.plant = plant
    if isShared {
      fallback = .shared
    } else {
      fallback = plant
    }
  }

  var body: some View {
    Text(plant.name + fallback.name)
  }
}
