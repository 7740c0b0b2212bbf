import SwiftUI

@Observable
final class Weather {
  static let shared = Weather()
  static func sample() -> Weather { Weather() }
  var degrees = 20
}

func makeWeather() -> Weather { Weather() }

struct Page: View {
  let stored: Weather
  var computed: Weather { stored }

  var body: some View {
    Group {
      Text("1").environment(stored)
      Text("2").environment(self.computed)
      Text("3").environment(Weather.shared)
      Text("4").environment(Weather())
      Text("5").environment(makeWeather())
      Text("6").environment(Weather.sample())
      Text("7").environment((stored))
    }
  }

  func page(with weather: Weather) -> some View {
    Text("8").environment(weather)
  }
}
