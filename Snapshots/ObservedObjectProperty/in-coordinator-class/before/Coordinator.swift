import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

final class Coordinator {
  @ObservedObject var plant: Plant
  @ObservedObject private var spare = Plant()

  init(plant: Plant) {
    self.plant = plant
  }

  func replace(_ plant: Plant) {
    self.plant = plant
  }
}
