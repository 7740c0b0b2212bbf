import SwiftUI
import WeatherStation

extension Thermometer: ObservableObject {}

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct ThermometerView: View {
  @ObservedObject var thermometer: Thermometer
  @ObservedObject var weather: Weather

  var body: some View {
    Text("\(thermometer.degrees - weather.degrees)")
      .environmentObject(thermometer)
      .environmentObject(weather)
  }
}
