import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct WeatherView: View {
  @EnvironmentObject var weather: Weather

  init() {
    _weather = EnvironmentObject()
  }

  var body: some View {
    Text("\(weather.degrees)")
  }
}
