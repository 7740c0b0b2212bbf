import SwiftUI
import UIKit

final class Weather: ObservableObject {
  @Published var degrees = 20
}

struct WeatherView: View {
  @EnvironmentObject var weather: Weather
  var body: some View { Text("\(weather.degrees)") }
}

@MainActor
final class Coordinator {
  private let weather = Weather()

  func makeController() -> UIViewController {
    UIHostingController(rootView: WeatherView().environmentObject(weather))
  }
}
