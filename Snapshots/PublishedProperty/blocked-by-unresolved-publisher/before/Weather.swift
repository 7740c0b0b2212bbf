import Combine
import WeatherStation

final class Weather: ObservableObject {
  @Published var degrees = 20
}

final class Sun: ObservableObject {
  @Published var height = 0
}

func watch() -> AnyCancellable {
  makeStation().outdoor.$degrees.sink { print($0) }
}
