import SwiftUI

struct WeatherView: View {
  @EnvironmentObject var weather: Weather

  var body: some View {
    Text("\(weather.degrees)")
    WeatherView().environmentObject(weather)
  }
}
