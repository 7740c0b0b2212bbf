import SwiftUI

@main
struct GardenApp: App {
  @StateObject private var garden = Garden()
  @StateObject private var settings = Settings()

  var body: some Scene {
    WindowGroup {
      BedList()
        .environmentObject(garden)
        .environmentObject(settings)
    }
  }
}
