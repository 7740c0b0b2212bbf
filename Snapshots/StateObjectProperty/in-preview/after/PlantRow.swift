import SwiftUI

@Observable
final class Plant {
  var name = "Fern"
}

struct PlantRow: View {
  @Bindable var plant: Plant

  var body: some View {
    TextField("Name", text: $plant.name)
  }
}

#Preview {
  @Previewable @State var plant = Plant()
  return PlantRow(plant: plant)
}

#Preview("Wrapped") {
  struct Host: View {
    @State private var plant = Plant()
    var body: some View { PlantRow(plant: plant) }
  }
  return Host()
}
