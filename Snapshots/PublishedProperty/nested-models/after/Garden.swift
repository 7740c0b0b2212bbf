import SwiftUI

@Observable
final class Bed {
  var plants: [String] = []
}

@Observable
final class Garden {
  var beds: [Bed] = []
  var favourite: Bed?
  let compost = Bed()
  @ObservationIgnored var spare = Bed()
}

struct GardenView: View {
  let garden: Garden

  var body: some View {
    ForEach(garden.beds.indices, id: \.self) { index in
      BedRow(bed: garden.beds[index])
    }
  }
}

struct BedRow: View {
  let bed: Bed

  var body: some View {
    Text("\(bed.plants.count)")
  }
}
