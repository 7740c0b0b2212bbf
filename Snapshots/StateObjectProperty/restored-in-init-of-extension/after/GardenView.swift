import SwiftUI

@Observable
final class Garden {
  var beds = 0
}

struct GardenView: View {
  @State private var garden: Garden

  fileprivate init(garden: Garden) {
    _garden = State(wrappedValue: garden)
  }

  var body: some View {
    Text("\(garden.beds)")
  }
}

extension GardenView {
  init(beds: Int) {
    self._garden = State(
      wrappedValue: {
        let garden = Garden()
        garden.beds = beds
        return garden
      }()
    )
  }
}
