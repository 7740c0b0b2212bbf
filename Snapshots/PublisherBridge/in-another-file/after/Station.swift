import Combine

final class Station {
  let weather: Weather
  private var watch: AnyCancellable?

  init(weather: Weather) {
    self.weather = weather
    watch = self.weather.degreesSubject.dropFirst().sink { print($0) }
  }
}
