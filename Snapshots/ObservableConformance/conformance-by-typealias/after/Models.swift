import SwiftUI

typealias Model = ObservableObject & Identifiable

@Observable
final class Plant: Identifiable {
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
