import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct Panel: View {
  var plant: Plant

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
