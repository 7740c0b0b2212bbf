import SwiftUI

final class Garden: ObservableObject {
  static let shared = Garden()
  @Published var name = "Kitchen garden"
}

struct GardenLabel: View {
  @EnvironmentObject private var garden: Garden

  var body: some View { Text(garden.name) }
}

#Preview("Shared") {
  @Previewable @ObservedObject var garden = Garden.shared
  GardenLabel().environmentObject(garden)
}

#Preview("On lines of their own") {
  @Previewable
  @ObservedObject
  var garden: Garden = .shared
  @Previewable @State var isShown = true

  VStack {
    Toggle("Shown", isOn: $isShown)
    if isShown { GardenLabel().environmentObject(garden) }
  }
}

#Preview("Bound") {
  @Previewable @ObservedObject var garden = Garden.shared

  TextField("Name", text: $garden.name)
}
