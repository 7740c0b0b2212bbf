import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantRow: View {
  @ObservedObject var plant: Plant
  @ObservedObject var pot: Plant

  init(plant: Plant, other: Plant) {
    _plant = ObservedObject(wrappedValue: plant)
    self._pot = .init(initialValue: other)
  }

  var body: some View {
    TextField(plant.name, text: $pot.name)
  }
}
