import SwiftUI

class Plant: ObservableObject {
  @Published var name = ""
}

final class Tree: Plant {
  @Published var height = 1.0
}

struct Row<Model: Plant>: View {
  @ObservedObject var model: Model

  var body: some View {
    TextField("Name", text: $model.name)
  }
}

struct Page: View {
  @StateObject private var tree = Tree()

  var body: some View {
    Row(model: tree)
  }
}
