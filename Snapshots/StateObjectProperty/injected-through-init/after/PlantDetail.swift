import SwiftUI

@Observable
final class PlantModel {
  var name = ""
}

struct PlantDetail: View {
  @State private var model: PlantModel

  init(model: PlantModel) {
    _model = State(wrappedValue: model)
  }

  var body: some View {
    Text(model.name)
  }
}
