import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = ["Herbs"]
}

@main
struct GardenApp: App {
  @ObservedObject var garden = Garden()

  var body: some Scene {
    WindowGroup {
      BedCount(garden: garden)
    }
  }
}

struct BedCount: View {
  @ObservedObject var garden: Garden

  var body: some View {
    Text("\(garden.beds.count)")
  }
}
