import SwiftUI

@Observable
final class PlantModel {
  var name: String
  init(name: String) { self.name = name }
}

struct PlantDetail: View {
  @State private var model: PlantModel

  init(model: @autoclosure @escaping () -> PlantModel) {
    _model = State(wrappedValue: model())
  }

  var body: some View {
    Text(model.name)
  }
}

struct PlantPage: View {
  var body: some View {
    PlantDetail(model: PlantModel(name: "Fern"))
  }
}
