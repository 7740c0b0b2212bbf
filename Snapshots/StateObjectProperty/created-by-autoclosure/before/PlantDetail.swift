import SwiftUI

final class PlantModel: ObservableObject {
  @Published var name: String
  init(name: String) { self.name = name }
}

struct PlantDetail: View {
  @StateObject private var model: PlantModel

  init(model: @autoclosure @escaping () -> PlantModel) {
    _model = StateObject(wrappedValue: model())
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
