import SwiftUI

final class PlantModel: ObservableObject {
  @Published var name = ""

  init(height: Int = 1) {
    trace("PlantModel.init")
  }
}

struct PlantView: View {
  let title: String
  var isLarge = false
  @StateObject private var model = PlantModel(height: 2)
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(model.name + title)
  }
}

struct BedView: View {
  @StateObject var plant: PlantModel = .init()
  private let title: String

  init(title: String) {
    self.title = title
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
