import SwiftUI

typealias Model = ObservableObject & Identifiable

final class Plant: Model {
  let id = 1
  @Published var name = "Fern"
}

struct PlantView: View {
  @ObservedObject var plant: Plant

  var body: some View {
    TextField("Name", text: $plant.name)
    Text(plant.name)
  }
}
