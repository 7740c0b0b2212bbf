import SwiftUI

@Observable
final class PlantModel {
  var name: String
  init(name: String = "") { self.name = name }
}

struct PlantDetail: View {
  @State private var model: PlantModel
  @State private var other: PlantModel

  init(name: String) {
    _model = State(wrappedValue: PlantModel(name: name))
    _other = State(wrappedValue: PlantModel(name: name + "!"))
  }

  var body: some View {
    Text(model.name + other.name)
  }
}
