import SwiftUI

class Plant: ObservableObject {
  @Published var name = ""
}

final class Tree: Plant {
  @Published var height = 1
}

struct PlantView: View {
  @EnvironmentObject var plant: Plant

  var body: some View {
    Text(plant.name)
  }
}

struct Page: View {
  let tree: Tree

  var body: some View {
    PlantView().environmentObject(tree as Plant)
  }
}
