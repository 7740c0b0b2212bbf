import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

struct WeatherView: View {
  /// From the app.
  @Environment(Weather.self)
  private var weather
  @Environment(Weather.self) var open  // also
  @Environment(Weather.self) /* third */ fileprivate var third
  @Environment(Weather.self) var fourth
  @Environment(Weather.self) private var fifth
  @MainActor @Environment(Weather.self) var sixth: Weather?

  var body: some View {
    Text("\(weather.degrees + open.degrees + third.degrees + fourth.degrees + fifth.degrees)")
  }
}
