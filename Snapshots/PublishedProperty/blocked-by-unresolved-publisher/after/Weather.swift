import Combine
import Observation
import WeatherStation

final class Weather: ObservableObject {
  @Published var degrees = 20
}

@Observable
final class Sun {
  var height = 0
}

func watch() -> AnyCancellable {
  makeStation().outdoor.$degrees.sink { print($0) }
}
