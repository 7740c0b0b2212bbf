import Observation

@Observable
final class PlantStore: Observable {
  var plants: [String] = []
}
