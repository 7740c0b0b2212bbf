import SwiftUI

@Observable
final class Garden {
  static let shared = Garden()
  var name = "Kitchen garden"
}

struct GardenLabel: View {
  @Environment(Garden.self) private var garden

  var body: some View { Text(garden.name) }
}

#Preview("Shared") {
  let garden = Garden.shared
  GardenLabel().environment(garden)
}

#Preview("On lines of their own") {
  let garden: Garden = .shared
  @Previewable @State var isShown = true

  VStack {
    Toggle("Shown", isOn: $isShown)
    if isShown { GardenLabel().environment(garden) }
  }
}

#Preview("Bound") {
  @Previewable @Bindable var garden = Garden.shared

  TextField("Name", text: $garden.name)
}
