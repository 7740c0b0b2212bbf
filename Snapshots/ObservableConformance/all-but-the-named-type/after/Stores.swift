import Combine
import Observation

enum Garden {
  final class BedStore: ObservableObject {
    @Published var beds = 0
  }

  @Observable
  final class PlantStore {
    var plants = 0
  }
}
