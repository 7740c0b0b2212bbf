import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

struct GardenState {
  var weather: Weather?
}

class Store<State> {
  let state: State

  init(_ state: State) { self.state = state }
}

class NamedStore<Name, Value>: Store<Value> {}

final class GardenStore: NamedStore<String, GardenState> {}

typealias PlainStore = Store<GardenState>

/// A property and a function of one name: with arguments, the function is called.
final class Garden {
  let weather = Weather()
  static let sample = sample(beds: 1)
  static func sample(beds: Int) -> Garden { Garden() }
}

struct WeatherView: View {
  @Environment(Weather.self) var weather

  var body: some View { Text("\(weather.degrees)") }
}

struct GardenView: View {
  let garden: GardenStore
  let plain: PlainStore

  var body: some View {
    if let weather = garden.state.weather { WeatherView().environment(weather) }
    WeatherView().environment(plain.state.weather!)
    WeatherView().environment(Garden.sample.weather)
    WeatherView().environment(Garden.sample(beds: 3).weather)
  }
}
