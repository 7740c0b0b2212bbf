import SwiftUI

@Observable
final class Plant {
  static let shared = Plant()
  var name = ""
}

struct PlantRow: View {
  private let plant: Plant
  private let fallback: Plant

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
