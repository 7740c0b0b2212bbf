import SwiftUI

final class Garden: ObservableObject {
  @Published var name = "Garden"
}

@main
struct GardenApp: App {
  @StateObject private var garden = Garden()

  var body: some Scene {
    WindowGroup { GardenView().environmentObject(garden) }
  }
}
