import SwiftUI

final class PlantModel: ObservableObject {
  @Published var name: String
  init(name: String) { self.name = name }
}

struct PlantDetail: View {
  @StateObject private var model: PlantModel

  init(name: String) {
    self._model = StateObject(wrappedValue: PlantModel(name: name))
  }

  init(sample: Bool) {
    if sample {
      _model = .init(wrappedValue: PlantModel(name: "Fern"))
    } else {
      _model = StateObject<PlantModel>.init(wrappedValue: .init(name: ""))
    }
  }

  var body: some View {
    Text(model.name)
  }
}
