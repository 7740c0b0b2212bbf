import SwiftUI

class Plant: ObservableObject {
  @Published var name = "Plant"
  var note: String { "" }
}

class Tree: Plant {
  @Published var height = 0.0
  override var note: String { "\(height) m" }
}

final class FruitTree: Tree {
  @Published var fruits = 0
  var season = "autumn"
}

struct TreeRow: View {
  @ObservedObject var tree: FruitTree

  var body: some View {
    Text("\(tree.name) \(tree.height) \(tree.fruits)")
  }
}
