import Combine
import Foundation

final class PlantStore {
  @Published var plants: [String] = []

  func add(_ plant: String) {
    plants.append(plant)
  }
}
