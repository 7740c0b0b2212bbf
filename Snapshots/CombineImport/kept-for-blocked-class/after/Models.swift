import Combine
import Observation

final class Weather: ObservableObject {
  @Published var degrees = 20
  lazy var stream = $degrees
}

@Observable
final class Garden {
  var beds = 0
}
