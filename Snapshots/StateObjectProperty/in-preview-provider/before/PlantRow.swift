import SwiftUI

final class Plant: ObservableObject {
  static let preview = Plant()
  @Published var name = "Fern"
}

struct PlantRow: View {
  @StateObject var plant = Plant()

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
