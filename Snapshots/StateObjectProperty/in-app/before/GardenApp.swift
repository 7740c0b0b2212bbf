import SwiftUI

@main
struct GardenApp: App {
  @StateObject private var garden = Garden()
  @StateObject var weather = Weather(city: "Bremen")

  var body: some Scene {
    WindowGroup {
      GardenView()
        .environmentObject(garden)
        .environmentObject(weather)
    }
  }
}
