import SwiftUI

@Observable
final class Garden {
  static let none = Garden()
  var beds = 0
}

private struct GardenKey: EnvironmentKey {
  static let defaultValue = Garden.none
}

extension EnvironmentValues {
  var garden: Garden {
    get { self[GardenKey.self] }
    set { self[GardenKey.self] = newValue }
  }
}

struct BedsView: View {
  @Environment(\.garden) private var garden

  var body: some View {
    Text("\(garden.beds)")
  }
}
