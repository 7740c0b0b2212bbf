import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 0
}

struct Counted: ViewModifier {
  @StateObject private var garden = Garden()

  func body(content: Content) -> some View {
    content.onTapGesture { garden.beds += 1 }
  }
}

struct GardenScene: Scene {
  @StateObject private var garden = Garden()

  var body: some Scene {
    WindowGroup {
      Text("\(garden.beds)")
    }
  }
}

struct GardenCommands: Commands {
  @StateObject private var garden = Garden()

  var body: some Commands {
    CommandMenu("Garden") {
      Button("Add \(garden.beds)") { garden.beds += 1 }
    }
  }
}
