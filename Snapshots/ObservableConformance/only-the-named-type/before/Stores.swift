import SwiftUI

final class BedStore: ObservableObject {
  @Published var beds = 0
}

final class PlantStore: ObservableObject {
  @Published var plants = 0
}

struct StoresView: View {
  @StateObject private var beds = BedStore()
  @StateObject private var plants = PlantStore()

  var body: some View {
    Text("\(beds.beds) \(plants.plants)")
  }
}
