import SwiftUI

@Observable
final class Bed {
  var plants: [Plant] = []
}

struct PlantRow: View {
  @ObservedObject var plant: Plant
  let bed: Bed

  var body: some View {
    Text("\(plant.name) of \(bed.plants.count)")
  }
}
