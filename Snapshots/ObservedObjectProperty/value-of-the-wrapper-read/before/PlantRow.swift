import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantRow: View {
  @ObservedObject private var plant: Plant
  private let label: PlantLabel

  init(plant: Plant) {
    _plant = ObservedObject(wrappedValue: plant)
    label = PlantLabel(plant: self._plant.wrappedValue)
  }

  var body: some View {
    label
    PlantLabel(plant: _plant.wrappedValue)
    Text(_plant.wrappedValue.name)
  }

  func isSame(as plant: Plant) -> Bool {
    plant === _plant.wrappedValue
  }
}

struct PlantLabel: View {
  @ObservedObject var plant: Plant

  var body: some View {
    Text(plant.name)
  }
}
