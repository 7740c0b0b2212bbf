import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

protocol PlantPresenting {
  var plant: Plant { get }
}

protocol PlantSwapping {
  var plant: Plant { get set }
}

struct PlantRow: View, PlantPresenting {
  @ObservedObject var plant: Plant

  var body: some View { Text(plant.name) }
}

struct PlantSlot: View, PlantSwapping {
  @ObservedObject var plant: Plant

  var body: some View { Text(plant.name) }
}
