import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct Panel: View {
  @ObservedObject var plant: Plant

  init(plant: Plant) {
    self.plant = plant
  }

  mutating func show(_ plant: Plant) {
    self.plant = plant
  }

  var body: some View {
    Text(plant.name)
  }
}

struct Pair: View {
  var panel: Panel

  func showing(_ plant: Plant) -> Pair {
    var copy = self
    copy.panel.plant = plant
    return copy
  }

  var body: some View { panel }
}
