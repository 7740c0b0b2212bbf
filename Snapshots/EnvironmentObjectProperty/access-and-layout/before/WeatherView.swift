import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct WeatherView: View {
  /// From the app.
  @EnvironmentObject
  private var weather: Weather
  @EnvironmentObject var open: Weather  // also
  @EnvironmentObject /* third */ fileprivate var third : Weather
  @SwiftUI.EnvironmentObject var fourth: Weather
  @EnvironmentObject<Weather> private var fifth
  @MainActor @EnvironmentObject var sixth: Weather

  var body: some View {
    Text("\(weather.degrees + open.degrees + third.degrees + fourth.degrees + fifth.degrees)")
  }
}
