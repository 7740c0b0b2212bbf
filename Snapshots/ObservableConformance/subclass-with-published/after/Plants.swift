import SwiftUI

@Observable
class Plant {
  var name = "Plant"
  var note: String { "" }
}

@Observable
class Tree: Plant {
  var height = 0.0
  override var note: String { "\(height) m" }
}

@Observable
final class FruitTree: Tree {
  var fruits = 0
  @ObservationIgnored var season = "autumn"
}

struct TreeRow: View {
  let tree: FruitTree

  var body: some View {
    Text("\(tree.name) \(tree.height) \(tree.fruits)")
  }
}
