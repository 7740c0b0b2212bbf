import Combine
import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct WeatherView: View {
  @ObservedObject var weather: Weather

  var body: some View { Text("\(weather.degrees)") }
}
