import SwiftUI

@Observable
final class Plant {
  static let preview = Plant(name: "Fern")
  var name: String
  init(name: String) { self.name = name }
}

struct PlantRow: View {
  @Environment(Plant.self) var plant
  var body: some View { Text(plant.name) }
}

#Preview {
  PlantRow().environment(Plant(name: "Ivy"))
}

#Preview("Shared", traits: .sizeThatFitsLayout) {
  let plant = Plant.preview
  plant.name = "Moss"
  return PlantRow()
    .environment(plant)
}

struct PlantRow_Previews: PreviewProvider {
  static let other = Plant(name: "Rose")

  static var previews: some View {
    PlantRow().environment(Plant.preview)
    PlantRow().environment(other)
  }
}
