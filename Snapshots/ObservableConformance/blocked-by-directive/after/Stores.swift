import SwiftUI

// migrate-observable:ignore
final class LegacyStore: ObservableObject {
  @Published var rows = 0
}

@Observable
final class PlantStore {
  var plants = 0
}

struct StoresView: View {
  @ObservedObject var legacy: LegacyStore
  let plants: PlantStore

  var body: some View {
    Text("\(legacy.rows) \(plants.plants)")
      .environmentObject(legacy)
      .environment(plants)
  }
}
