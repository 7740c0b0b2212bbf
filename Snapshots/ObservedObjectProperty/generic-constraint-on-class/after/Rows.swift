import SwiftUI

@Observable
class Plant {
  var name = ""
}

@Observable
final class Tree: Plant {
  var height = 1.0
}

struct Row<Model: Plant>: View {
  @Bindable var model: Model

  var body: some View {
    TextField("Name", text: $model.name)
  }
}

struct Page: View {
  @State private var tree = Tree()

  var body: some View {
    Row(model: tree)
  }
}
