import SwiftUI

protocol PlantSource: ObservableObject {
  var plants: [String] { get set }
}

final class LocalPlants: PlantSource {
  @Published var plants = ["Fern"]
}

final class SamplePlants: PlantSource {
  @Published var plants = ["Rose", "Ivy"]
}

struct PlantList<Source: PlantSource>: View {
  @ObservedObject var source: Source

  var body: some View {
    Button("\(source.plants.count)") { source.plants.removeAll() }
  }
}
