import SwiftUI

@Observable
final class PlantModel {
  var name = "Fern"
}

struct PlantDetail: View {
  @State private var model: PlantModel

  init(makeModel: @escaping () -> PlantModel) {
    _model = State(wrappedValue: makeModel())
  }

  var body: some View {
    Text(model.name)
  }
}
