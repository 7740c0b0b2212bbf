import SwiftUI

@MainActor
@Observable
final class Garden: ObservableObject {
  var plants: [String]

  init(plants: [String] = []) {
    self.plants = plants
  }
}

@Observable
final class Weather: ObservableObject {
  var degrees = 12
}

struct GardenView: View {
  @State var garden: Garden
  @State private var weather = Weather()
  var title = "Garden"
  let onClose: () -> Void

  init(garden: Garden? = nil, title: String = "Garden", onClose: @escaping () -> Void) {
    self.title = title
    self.onClose = onClose
    _garden = State(wrappedValue: garden ?? Garden())
  }

  var body: some View {
    Text("\(title): \(garden.plants.count), \(weather.degrees)")
    Button("Close", action: onClose)
  }
}

/// Nobody hands another one in.
struct WeatherView: View {
  @State var weather = Weather()

  var body: some View { Text("\(weather.degrees)") }
}

/// Two that callers hand in.
struct BothView: View {
  @StateObject var garden = Garden()
  @StateObject var weather = Weather()

  var body: some View { Text("\(garden.plants.count), \(weather.degrees)") }
}

struct Page: View {
  @State private var count = 0

  var body: some View {
    GardenView {}
    GardenView(garden: Garden(plants: ["Fern"]), title: "Park") { count += 1 }
    WeatherView()
    BothView(garden: Garden(), weather: Weather())
    Button("Again") { count += 1 }
  }
}
