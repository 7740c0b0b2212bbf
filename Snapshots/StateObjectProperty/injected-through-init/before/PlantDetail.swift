import SwiftUI

final class PlantModel: ObservableObject {
  @Published var name = ""
}

struct PlantDetail: View {
  @StateObject private var model: PlantModel

  init(model: PlantModel) {
    _model = StateObject(wrappedValue: model)
  }

  var body: some View {
    Text(model.name)
  }
}
