import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

struct WeatherView: View {
  @Environment(Weather.self) private var weather

  var body: some View {
    Text("\(weather.degrees)")
    WeatherDetail(weather: weather)
  }
}

struct WeatherDetail: View {
  @Bindable var weather: Weather

  var body: some View {
    Stepper("Degrees", value: $weather.degrees)
  }
}

struct WeatherApp: App {
  @State private var weather = Weather()

  var body: some Scene {
    WindowGroup { WeatherView().environment(weather) }
  }
}
