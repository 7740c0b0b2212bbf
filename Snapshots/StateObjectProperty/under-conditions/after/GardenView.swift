import SwiftUI

@Observable
final class Garden {
  var beds = 0
}

struct GardenView: View {
  #if os(iOS)
    @State private var garden = Garden()
  #else
    @State private var garden: Garden
  #endif

  #if !os(iOS)
    init(count: Int) {
      _garden = State(wrappedValue: Garden())
    }
  #endif

  var body: some View {
    Text("\(garden.beds)")
  }
}
