import SwiftUI

@Observable
final class Garden {
  var beds = 0
}

struct Counted: ViewModifier {
  @State private var garden = Garden()

  func body(content: Content) -> some View {
    content.onTapGesture { garden.beds += 1 }
  }
}

struct GardenScene: Scene {
  @State private var garden = Garden()

  var body: some Scene {
    WindowGroup {
      Text("\(garden.beds)")
    }
  }
}

struct GardenCommands: Commands {
  @State private var garden = Garden()

  var body: some Commands {
    CommandMenu("Garden") {
      Button("Add \(garden.beds)") { garden.beds += 1 }
    }
  }
}
