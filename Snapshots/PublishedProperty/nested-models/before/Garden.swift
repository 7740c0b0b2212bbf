import SwiftUI

final class Bed: ObservableObject {
  @Published var plants: [String] = []
}

final class Garden: ObservableObject {
  @Published var beds: [Bed] = []
  @Published var favourite: Bed?
  let compost = Bed()
  var spare = Bed()
}

struct GardenView: View {
  @ObservedObject var garden: Garden

  var body: some View {
    ForEach(garden.beds.indices, id: \.self) { index in
      BedRow(bed: garden.beds[index])
    }
  }
}

struct BedRow: View {
  @ObservedObject var bed: Bed

  var body: some View {
    Text("\(bed.plants.count)")
  }
}
