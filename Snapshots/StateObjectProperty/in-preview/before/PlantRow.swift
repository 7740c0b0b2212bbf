import SwiftUI

final class Plant: ObservableObject {
  @Published var name = "Fern"
}

struct PlantRow: View {
  @ObservedObject var plant: Plant

  var body: some View {
    TextField("Name", text: $plant.name)
  }
}

#Preview {
  @Previewable @StateObject var plant = Plant()
  return PlantRow(plant: plant)
}

#Preview("Wrapped") {
  struct Host: View {
    @StateObject private var plant = Plant()
    var body: some View { PlantRow(plant: plant) }
  }
  return Host()
}
