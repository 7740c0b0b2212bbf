import SwiftUI

@main
struct GardenApp: App {
  private let shared = Weather()

  var body: some Scene {
    WindowGroup {
      WeatherView().environmentObject(shared)
    }
  }
}
