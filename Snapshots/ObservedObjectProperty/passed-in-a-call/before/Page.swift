import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantRow: View {
  @ObservedObject var plant: Plant
  let index: Int

  var body: some View { Text("\(index) \(plant.name)") }
}

struct Page: View {
  @ObservedObject var first: Plant
  var plants: [Plant]

  var body: some View {
    PlantRow(plant: first, index: 0)
    ForEach(plants.indices, id: \.self) { index in
      PlantRow(plant: plants[index], index: index)
    }
  }
}
