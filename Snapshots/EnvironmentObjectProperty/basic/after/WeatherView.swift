import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

struct WeatherView: View {
  @Environment(Weather.self) private var weather

  var body: some View {
    Text("\(weather.degrees)°")
  }
}
