import SwiftUI

@Observable
final class PlantModel {
  var name: String
  init(id: Int) { name = "Plant \(id)" }
}

@Observable
final class BedModel {
  var count = 0
}

func shade() -> Double { 0.5 }

struct PlantDetail: View {
  @State private var model: PlantModel
  @State private var bed: BedModel
  private let isCompact: Bool
  private let depth: Double
  private let title: String
  @Binding private var isShown: Bool

  init(id: Int, isShown: Binding<Bool>, isCompact: Bool = false) {
    _isShown = isShown
    // Narrow columns have less.
    self.isCompact = isCompact
    // One for each plant.
    _model = State(wrappedValue: PlantModel(id: id))
    _bed = State(wrappedValue: BedModel())
    let text = "Plant"
    depth = shade()
    title = text
  }

  var body: some View {
    if isShown {
      Text("\(title) \(model.name) \(bed.count) \(depth)").padding(isCompact ? 2 : 8)
    }
  }
}
