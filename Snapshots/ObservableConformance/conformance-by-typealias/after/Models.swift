import SwiftUI

typealias Model = Identifiable

@Observable
final class Plant: Model {
  let id = 1
  var name = "Fern"
}

struct PlantView: View {
  @Bindable var plant: Plant

  var body: some View {
    TextField("Name", text: $plant.name)
    Text(plant.name)
  }
}
