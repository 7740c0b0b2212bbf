import Combine
import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct WeatherView: View {
  @StateObject private var weather = Weather()

  var body: some View {
    Text("\(weather.degrees)")
      .environmentObject(weather)
      .onReceive(weather.$degrees.dropFirst()) { print($0) }
  }
}
