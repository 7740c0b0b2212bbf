import Observation

@Observable
final class PlantStore {
  var plants: [String] = []
}
