import SwiftUI

final class Bed: ObservableObject {
  @Published var plants = 0
}

final class Garden: ObservableObject {
  @ObservedObject var bed: Bed

  init(bed: Bed) {
    self.bed = bed
  }

  func plant(in other: Bed) {
    self.bed = other
    objectWillChange.send()
  }
}

struct GardenView: View {
  @StateObject private var garden = Garden(bed: Bed())

  var body: some View {
    Text("\(garden.bed.plants)")
  }
}
