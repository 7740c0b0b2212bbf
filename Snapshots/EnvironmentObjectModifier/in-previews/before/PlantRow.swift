import SwiftUI

final class Plant: ObservableObject {
  static let preview = Plant(name: "Fern")
  @Published var name: String
  init(name: String) { self.name = name }
}

struct PlantRow: View {
  @EnvironmentObject var plant: Plant
  var body: some View { Text(plant.name) }
}

#Preview {
  PlantRow().environmentObject(Plant(name: "Ivy"))
}

#Preview("Shared", traits: .sizeThatFitsLayout) {
  let plant = Plant.preview
  plant.name = "Moss"
  return PlantRow()
    .environmentObject(plant)
}

struct PlantRow_Previews: PreviewProvider {
  static let other = Plant(name: "Rose")

  static var previews: some View {
    PlantRow().environmentObject(Plant.preview)
    PlantRow().environmentObject(other)
  }
}
