import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 0
}

struct GardenView: View {
  @StateObject private var garden: Garden

  var body: some View {
    Text("\(garden.beds)")
  }
}

extension GardenView {
  init(beds: Int) {
    self._garden = StateObject(
      wrappedValue: {
        let garden = Garden()
        garden.beds = beds
        return garden
      }()
    )
  }
}
