import SwiftUI

@Observable
final class Plant {
  var name = ""
}

final class Coordinator {
  var plant: Plant
  private let spare = Plant()

  init(plant: Plant) {
    self.plant = plant
  }

  func replace(_ plant: Plant) {
    self.plant = plant
  }
}
