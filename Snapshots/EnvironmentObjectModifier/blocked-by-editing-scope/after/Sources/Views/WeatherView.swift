import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

@Observable
final class Palette {
  var isDark = false
}

struct WeatherView: View {
  @EnvironmentObject private var weather: Weather
  @State private var palette = Palette()

  var body: some View {
    Toggle("\(weather.degrees)", isOn: $palette.isDark)
  }
}
