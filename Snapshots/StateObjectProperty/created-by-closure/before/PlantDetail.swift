import SwiftUI

final class PlantModel: ObservableObject {
  @Published var name = "Fern"
}

struct PlantDetail: View {
  @StateObject private var model: PlantModel

  init(makeModel: @escaping () -> PlantModel) {
    _model = StateObject(wrappedValue: makeModel())
  }

  var body: some View {
    Text(model.name)
  }
}
