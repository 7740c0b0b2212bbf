import SwiftUI

@main
struct GardenApp: App {
  @State private var weather = Weather()

  var body: some Scene {
    WindowGroup {
      Text("Garden").environment(weather)
    }
    WindowGroup("Settings") {
      let weather = self.weather
      Text("Settings").environment(weather)
    }
  }
}

@Observable
final class Weather {
  var degrees = 20
}
