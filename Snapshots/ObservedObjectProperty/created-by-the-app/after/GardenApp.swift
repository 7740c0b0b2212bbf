import SwiftUI

@Observable
final class Garden {
  var beds = ["Herbs"]
}

@main
struct GardenApp: App {
  @State var garden = Garden()

  var body: some Scene {
    WindowGroup {
      BedCount(garden: garden)
    }
  }
}

struct BedCount: View {
  let garden: Garden

  var body: some View {
    Text("\(garden.beds.count)")
  }
}
