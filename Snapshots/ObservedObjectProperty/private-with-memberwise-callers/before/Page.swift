import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantRow: View {
  @ObservedObject fileprivate var plant: Plant

  var body: some View { Text(plant.name) }
}

struct Page: View {
  let plant: Plant

  var body: some View {
    PlantRow(plant: plant)
  }
}
