import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct PlantRow: View {
  fileprivate let plant: Plant

  var body: some View { Text(plant.name) }
}

struct Page: View {
  let plant: Plant

  var body: some View {
    PlantRow(plant: plant)
  }
}
