import Combine
import Observation

final class PlantStore: Observable, ObservableObject {
  @Published var plants: [String] = []
}
