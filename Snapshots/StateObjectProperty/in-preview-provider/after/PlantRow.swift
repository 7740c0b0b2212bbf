import SwiftUI

@Observable
final class Plant {
  static let preview = Plant()
  var name = "Fern"
}

struct PlantRow: View {
  @State var plant: Plant

  init(plant: Plant? = nil) {
    _plant = State(wrappedValue: plant ?? Plant())
  }

  var body: some View {
    Text(plant.name)
  }
}

struct PlantRow_Previews: PreviewProvider {
  static let sample = Plant()

  static var previews: some View {
    Group {
      PlantRow(plant: sample)
      PlantRow(plant: .preview)
      PlantRow()
    }
  }
}
