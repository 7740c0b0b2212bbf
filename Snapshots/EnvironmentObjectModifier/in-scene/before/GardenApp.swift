import SwiftUI

@main
struct GardenApp: App {
  @StateObject private var weather = Weather()

  var body: some Scene {
    WindowGroup {
      Text("Garden").environmentObject(weather)
    }
    WindowGroup("Settings") {
      let weather = self.weather
      Text("Settings").environmentObject(weather)
    }
  }
}

final class Weather: ObservableObject {
  @Published var degrees = 20
}
