import SwiftUI

final class PlantModel: ObservableObject {
  @Published var name: String
  init(name: String = "") { self.name = name }
}

struct PlantDetail: View {
  @StateObject private var model = PlantModel()
  @StateObject private var other: PlantModel = PlantModel()

  init(name: String) {
    _model = StateObject(wrappedValue: PlantModel(name: name))
    _other = StateObject(wrappedValue: PlantModel(name: name + "!"))
  }

  var body: some View {
    Text(model.name + other.name)
  }
}
