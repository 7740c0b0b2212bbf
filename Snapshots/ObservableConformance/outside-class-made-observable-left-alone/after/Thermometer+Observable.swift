import SwiftUI
import WeatherStation

extension Thermometer: ObservableObject {}

@Observable
final class Weather {
  var degrees = 20
}

struct ThermometerView: View {
  @ObservedObject var thermometer: Thermometer
  let weather: Weather

  var body: some View {
    Text("\(thermometer.degrees - weather.degrees)")
      .environmentObject(thermometer)
      .environment(weather)
  }
}
