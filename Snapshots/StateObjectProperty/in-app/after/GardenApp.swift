import SwiftUI

@main
struct GardenApp: App {
  @State private var garden = Garden()
  @State var weather = Weather(city: "Bremen")

  var body: some Scene {
    WindowGroup {
      GardenView()
        .environment(garden)
        .environment(weather)
    }
  }
}
