import SwiftUI

final class PlantModel: ObservableObject {
  @Published var name = ""
}

struct PlantDetail: View {
  @StateObject private var model: PlantModel

  init(model: StateObject<PlantModel>) {
    _model = model
  }

  var body: some View {
    Text(model.name)
  }
}
