import SwiftUI

@Observable
final class PlantStore {
  var plants = ["Fern", "Ivy"]
}

struct PlantList: View {
  @State private var store = PlantStore()

  var body: some View {
    List(store.plants, id: \.self) { plant in
      Text(plant)
    }
  }
}
