import SwiftUI

struct GardenView: View {
  @StateObject private var garden = Container.shared.resolve(Garden.self)
  @ObservedObject private var other = Container.shared.resolve(Garden.self)

  var body: some View {
    Text("\(garden.beds + other.beds)")
  }
}

struct WeatherView: View {
  @StateObject private var weather: Weather = Container.shared.resolve(Weather.self)

  var body: some View {
    Text("\(weather.degrees)")
  }
}
