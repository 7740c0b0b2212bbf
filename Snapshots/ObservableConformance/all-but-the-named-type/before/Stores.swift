import Combine

enum Garden {
  final class BedStore: ObservableObject {
    @Published var beds = 0
  }

  final class PlantStore: ObservableObject {
    @Published var plants = 0
  }
}
