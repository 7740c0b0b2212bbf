import SwiftUI

@Observable
final class PlantModel {
  var name = ""

  init(height: Int = 1) {
    trace("PlantModel.init")
  }
}

struct PlantView: View {
  let title: String
  var isLarge = false
  @State private var model: PlantModel
  @Environment(\.dismiss) private var dismiss

  init(title: String, isLarge: Bool = false) {
    self.title = title
    self.isLarge = isLarge
    _model = State(wrappedValue: PlantModel(height: 2))
  }

  var body: some View {
    Text(model.name + title)
  }
}

struct BedView: View {
  @State var plant: PlantModel
  private let title: String

  init(title: String) {
    self.title = title
    _plant = State(wrappedValue: .init())
  }

  init() {
    self.init(title: "Bed")
  }

  var body: some View {
    Text(plant.name + title)
  }
}

struct GardenView: View {
  var body: some View {
    PlantView(title: "Fern")
    BedView()
  }
}
