import SwiftUI

final class PlantModel: ObservableObject {
  @Published var name: String
  init(id: Int) { name = "Plant \(id)" }
}

final class BedModel: ObservableObject {
  @Published var count = 0
}

func shade() -> Double { 0.5 }

struct PlantDetail: View {
  @StateObject private var model: PlantModel
  @StateObject private var bed: BedModel
  private let isCompact: Bool
  private let depth: Double
  private let title: String
  @Binding private var isShown: Bool

  init(id: Int, isShown: Binding<Bool>, isCompact: Bool = false) {
    _isShown = isShown
    // One for each plant.
    _model = StateObject(wrappedValue: PlantModel(id: id))
    _bed = StateObject(wrappedValue: BedModel())
    let text = "Plant"
    // Narrow columns have less.
    self.isCompact = isCompact
    depth = shade()
    title = text
  }

  var body: some View {
    if isShown {
      Text("\(title) \(model.name) \(bed.count) \(depth)").padding(isCompact ? 2 : 8)
    }
  }
}
