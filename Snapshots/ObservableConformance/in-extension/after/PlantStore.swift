import Foundation
import Observation

@Observable
final class PlantStore {
  var plants: [String] = []

  func add(_ plant: String) {
    plants.append(plant)
  }
}
