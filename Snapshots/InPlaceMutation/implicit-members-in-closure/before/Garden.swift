import SwiftUI

struct Plot: Equatable {
  var width = 0
  var height = 0
}

struct Bed {
  var plots: [Plot] = []
  mutating func change(_ body: (inout [Plot]) -> Void) { body(&plots) }
}

/// `.init(…)` in a closure makes what the closure needs, and no garden.
final class Garden: ObservableObject {
  @Published var bed = Bed()
  @Published var plots: [Plot]

  init(plots: [Plot]) {
    self.plots = plots
    if plots.isEmpty { bed.plots = self.plots }
  }

  func grow(width: Int) {
    bed.change { $0.append(.init(width: width, height: 1)) }
  }

  func clear() {
    plots.removeAll { $0 == .init(width: 0, height: 0) }
  }

  func fit() {
    bed.change { $0.append(.init(width: bed.plots.count, height: 1)) }
  }
}

struct GardenView: View {
  @ObservedObject var garden: Garden

  var body: some View {
    Text("\(garden.bed.plots.count + garden.plots.count)")
  }
}
