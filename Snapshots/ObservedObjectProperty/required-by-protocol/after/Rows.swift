import SwiftUI

@Observable
final class Plant {
  var name = ""
}

protocol PlantPresenting {
  var plant: Plant { get }
}

protocol PlantSwapping {
  var plant: Plant { get set }
}

struct PlantRow: View, PlantPresenting {
  let plant: Plant

  var body: some View { Text(plant.name) }
}

struct PlantSlot: View, PlantSwapping {
  var plant: Plant

  var body: some View { Text(plant.name) }
}
