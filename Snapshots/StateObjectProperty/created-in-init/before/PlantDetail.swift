import SwiftUI

final class PlantModel: ObservableObject {
  @Published var name: String
  init(id: Int) { name = "Plant \(id)" }
}

struct PlantDetail: View {
  @StateObject private var model: PlantModel
  private let isCompact: Bool

  init(id: Int, isCompact: Bool = false) {
    _model = StateObject(wrappedValue: PlantModel(id: id))
    self.isCompact = isCompact
  }

  var body: some View {
    TextField("Name", text: $model.name)
  }
}
