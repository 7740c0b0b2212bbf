import Observation
import SwiftUI

@Observable
final class PlantStore {
  var plants: [String] = []
  @ObservationIgnored var cache: [String: Int] = [:]
}

struct PlantCount: View {
  @State private var store = PlantStore()

  var body: some View {
    Text("\(store.plants.count)")
  }
}

final class Weather {
  var degrees = 0
}
