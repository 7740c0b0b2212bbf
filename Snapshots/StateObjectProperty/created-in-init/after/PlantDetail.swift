import SwiftUI

@Observable
final class PlantModel {
  var name: String
  init(id: Int) { name = "Plant \(id)" }
}

struct PlantDetail: View {
  @State private var model: PlantModel
  private let isCompact: Bool

  init(id: Int, isCompact: Bool = false) {
    self.isCompact = isCompact
    _model = State(wrappedValue: PlantModel(id: id))
  }

  var body: some View {
    TextField("Name", text: $model.name)
  }
}
