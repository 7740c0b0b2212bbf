import SwiftUI

@main
struct GardenApp: App {
  @State private var garden = Garden()
  @State private var settings = Settings()

  var body: some Scene {
    WindowGroup {
      BedList()
        .environment(garden)
        .environment(settings)
    }
  }
}
