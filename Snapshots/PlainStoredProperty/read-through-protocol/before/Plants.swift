import SwiftUI

protocol Plant: ObservableObject {
  var height: Int { get }
  var name: String { get }
}

final class Rose: Plant {
  @Published var height = 1
  var name = "Rose"
  var notes = ""
}

func rename(_ rose: Rose) {
  rose.name = "Wild rose"
}

final class Fern: Plant {
  var height = 2
  let name = "Fern"

  func grow() {
    objectWillChange.send()
    height += 1
  }
}

struct PlantRow<Item: Plant>: View {
  @ObservedObject var plant: Item

  var body: some View {
    Text("\(plant.name): \(plant.height)")
  }
}
