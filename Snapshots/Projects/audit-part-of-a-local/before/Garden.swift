import Observation
import SwiftUI

@Observable final class Garden {
  var plants: [String] = []
  var plot = Plot(width: 2, length: 3)

  init(named name: String) {
    NotificationCenter.default.addObserver(
      forName: .plantsArrived, object: nil, queue: .main
    ) { _ in }
  }
}

struct Plot {
  var width: Double
  var length: Double
}

extension Notification.Name {
  static let plantsArrived = Notification.Name("plantsArrived")
}

/// One property owns the garden, the other has a value that was read from it.
struct GardenView: View {
  @State private var garden: Garden
  @State private var plot: Plot

  init(name: String) {
    let made = Garden(named: name)
    _garden = State(wrappedValue: made)
    _plot = State(wrappedValue: made.plot)
  }

  var body: some View {
    Text("\(garden.plants.count) plants on \(plot.width) by \(plot.length)")
  }
}
