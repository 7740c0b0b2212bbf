import SwiftUI

@Observable
class Plant {
  var name = ""
}

@Observable
final class Tree: Plant {
  var height = 1
}

struct PlantView: View {
  @Environment(Plant.self) var plant

  var body: some View {
    Text(plant.name)
  }
}

struct Page: View {
  let tree: Tree

  var body: some View {
    PlantView().environment(tree as Plant)
  }
}
