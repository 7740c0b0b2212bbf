import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct PlantRow: View {
  let plant: Plant
  let index: Int

  var body: some View { Text("\(index) \(plant.name)") }
}

struct Page: View {
  let first: Plant
  var plants: [Plant]

  var body: some View {
    PlantRow(plant: first, index: 0)
    ForEach(plants.indices, id: \.self) { index in
      PlantRow(plant: plants[index], index: index)
    }
  }
}
