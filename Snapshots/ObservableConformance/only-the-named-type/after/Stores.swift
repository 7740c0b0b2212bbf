import SwiftUI

final class BedStore: ObservableObject {
  @Published var beds = 0
}

@Observable
final class PlantStore {
  var plants = 0
}

struct StoresView: View {
  @StateObject private var beds = BedStore()
  @State private var plants = PlantStore()

  var body: some View {
    Text("\(beds.beds) \(plants.plants)")
  }
}
