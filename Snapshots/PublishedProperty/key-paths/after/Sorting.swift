import Observation

@Observable
final class Plant {
  var name = ""
  var height = 0.0
}

enum Sorting {
  static let keys: [ReferenceWritableKeyPath<Plant, String>] = [\.name]

  static func heights(of plants: [Plant]) -> [Double] {
    plants.map(\.height).sorted()
  }

  static func rename(_ plant: Plant) {
    plant[keyPath: \Plant.name] = "Fern"
  }
}
