import SwiftUI

// migrate-observable:ignore
struct WeatherView: View {
  @ObservedObject var weather: Weather
  @ObservedObject var garden: Garden

  var body: some View {
    Text("\(weather.degrees + garden.beds)")
  }
}
