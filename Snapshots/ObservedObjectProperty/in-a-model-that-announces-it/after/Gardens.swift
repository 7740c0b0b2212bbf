import SwiftUI

@Observable
final class Bed {
  var plants = 0
}

@Observable
final class Garden {
  var bed: Bed

  init(bed: Bed) {
    self.bed = bed
  }

  func plant(in other: Bed) {
    self.bed = other
  }
}

struct GardenView: View {
  @State private var garden = Garden(bed: Bed())

  var body: some View {
    Text("\(garden.bed.plants)")
  }
}
