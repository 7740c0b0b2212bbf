import SwiftUI

struct WeatherView: View {
  let weather: Weather

  var body: some View { Text("Weather").environmentObject(weather) }
}
