import SwiftUI

struct GardenView: View {
  @State private var garden = Container.shared.resolve(Garden.self)
  private let other = Container.shared.resolve(Garden.self)

  var body: some View {
    Text("\(garden.beds + other.beds)")
  }
}

struct WeatherView: View {
  @State private var weather: Weather = Container.shared.resolve(Weather.self)

  var body: some View {
    Text("\(weather.degrees)")
  }
}
