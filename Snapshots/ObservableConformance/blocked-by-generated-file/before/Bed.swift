import SwiftUI

final class Bed: ObservableObject {
  @Published var plants: [Plant] = []
}

struct PlantRow: View {
  @ObservedObject var plant: Plant
  @ObservedObject var bed: Bed

  var body: some View {
    Text("\(plant.name) of \(bed.plants.count)")
  }
}
