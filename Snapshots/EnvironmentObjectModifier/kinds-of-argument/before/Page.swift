import SwiftUI

final class Weather: ObservableObject {
  static let shared = Weather()
  static func sample() -> Weather { Weather() }
  @Published var degrees = 20
}

func makeWeather() -> Weather { Weather() }

struct Page: View {
  let stored: Weather
  var computed: Weather { stored }

  var body: some View {
    Group {
      Text("1").environmentObject(stored)
      Text("2").environmentObject(self.computed)
      Text("3").environmentObject(Weather.shared)
      Text("4").environmentObject(Weather())
      Text("5").environmentObject(makeWeather())
      Text("6").environmentObject(Weather.sample())
      Text("7").environmentObject((stored))
    }
  }

  func page(with weather: Weather) -> some View {
    Text("8").environmentObject(weather)
  }
}
