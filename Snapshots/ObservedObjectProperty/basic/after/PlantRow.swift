import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct PlantRow: View {
  let plant: Plant

  var body: some View {
    Text(plant.name)
  }
}
