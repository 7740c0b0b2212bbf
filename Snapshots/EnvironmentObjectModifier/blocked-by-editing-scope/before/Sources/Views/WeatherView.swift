import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

final class Palette: ObservableObject {
  @Published var isDark = false
}

struct WeatherView: View {
  @EnvironmentObject private var weather: Weather
  @StateObject private var palette = Palette()

  var body: some View {
    Toggle("\(weather.degrees)", isOn: $palette.isDark)
  }
}
