import Combine
import Observation

@Observable
final class Station {
  var degrees = 0
}

final class Weather: ObservableObject {
  @Published var degrees = 20
}
