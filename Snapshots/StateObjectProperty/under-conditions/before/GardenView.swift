import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 0
}

struct GardenView: View {
  #if os(iOS)
    @StateObject private var garden = Garden()
  #else
    @StateObject private var garden: Garden
  #endif

  #if !os(iOS)
    init(count: Int) {
      _garden = StateObject(wrappedValue: Garden())
    }
  #endif

  var body: some View {
    Text("\(garden.beds)")
  }
}
