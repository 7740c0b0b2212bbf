import SwiftUI

// migrate-observable:ignore
final class LegacyStore: ObservableObject {
  @Published var rows = 0
}

final class PlantStore: ObservableObject {
  @Published var plants = 0
}

struct StoresView: View {
  @ObservedObject var legacy: LegacyStore
  @ObservedObject var plants: PlantStore

  var body: some View {
    Text("\(legacy.rows) \(plants.plants)")
      .environmentObject(legacy)
      .environmentObject(plants)
  }
}
