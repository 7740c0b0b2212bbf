import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct WeatherView: View {
  @EnvironmentObject private var weather: Weather

  var body: some View {
    Text("\(_weather.wrappedValue.degrees)")
    WeatherDetail(weather: _weather.wrappedValue)
  }
}

struct WeatherDetail: View {
  @ObservedObject var weather: Weather

  var body: some View {
    Stepper("Degrees", value: $weather.degrees)
  }
}

struct WeatherApp: App {
  @StateObject private var weather = Weather()

  var body: some Scene {
    WindowGroup { WeatherView().environmentObject(weather) }
  }
}
