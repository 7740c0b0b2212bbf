import SwiftUI

protocol PlantSource: AnyObject, Observable {
  var plants: [String] { get set }
}

@Observable
final class LocalPlants: PlantSource {
  var plants = ["Fern"]
}

@Observable
final class SamplePlants: PlantSource {
  var plants = ["Rose", "Ivy"]
}

struct PlantList<Source: PlantSource>: View {
  let source: Source

  var body: some View {
    Button("\(source.plants.count)") { source.plants.removeAll() }
  }
}
