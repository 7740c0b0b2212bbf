import SwiftUI

struct WeatherView: View {
  @Environment(Weather.self) var weather

  var body: some View {
    Text("\(weather.degrees)")
    WeatherView().environment(weather)
  }
}
