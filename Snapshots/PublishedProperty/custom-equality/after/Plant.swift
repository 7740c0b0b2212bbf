import SwiftUI

struct Plant: Identifiable, Equatable {
  let id: Int
  var name: String

  static func == (left: Plant, right: Plant) -> Bool { left.id == right.id }
}

@Observable
final class PlantStore {
  var selected = Plant(id: 1, name: "Fern")

  func rename() {
    selected = Plant(id: 1, name: "Ivy")
  }
}
