import SwiftUI

protocol Plant: AnyObject, Observable {
  var height: Int { get }
  var name: String { get }
}

@Observable
final class Rose: Plant {
  var height = 1
  var name = "Rose"
  @ObservationIgnored var notes = ""
}

func rename(_ rose: Rose) {
  rose.name = "Wild rose"
}

@Observable
final class Fern: Plant {
  var height = 2
  let name = "Fern"

  func grow() {
    height += 1
  }
}

struct PlantRow<Item: Plant>: View {
  let plant: Item

  var body: some View {
    Text("\(plant.name): \(plant.height)")
  }
}
