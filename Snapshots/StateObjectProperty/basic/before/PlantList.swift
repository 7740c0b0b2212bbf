import SwiftUI

final class PlantStore: ObservableObject {
  @Published var plants = ["Fern", "Ivy"]
}

struct PlantList: View {
  @StateObject private var store = PlantStore()

  var body: some View {
    List(store.plants, id: \.self) { plant in
      Text(plant)
    }
  }
}
