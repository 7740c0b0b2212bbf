import SwiftUI
import UIKit

@Observable
final class Weather {
  var degrees = 20
}

struct WeatherView: View {
  @Environment(Weather.self) var weather
  var body: some View { Text("\(weather.degrees)") }
}

@MainActor
final class Coordinator {
  private let weather = Weather()

  func makeController() -> UIViewController {
    UIHostingController(rootView: WeatherView().environment(weather))
  }
}
