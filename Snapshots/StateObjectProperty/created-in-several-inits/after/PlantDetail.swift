import SwiftUI

@Observable
final class PlantModel {
  var name: String
  init(name: String) { self.name = name }
}

struct PlantDetail: View {
  @State private var model: PlantModel

  init(name: String) {
    self._model = State(wrappedValue: PlantModel(name: name))
  }

  init(sample: Bool) {
    if sample {
      _model = .init(wrappedValue: PlantModel(name: "Fern"))
    } else {
      _model = State.init(wrappedValue: .init(name: ""))
    }
  }

  var body: some View {
    Text(model.name)
  }
}
