import SwiftUI

@Observable
final class Garden {
  var name = "Garden"
}

@main
struct GardenApp: App {
  @State private var garden = Garden()

  var body: some Scene {
    WindowGroup { GardenView().environment(garden) }
  }
}
