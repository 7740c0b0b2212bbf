import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 0
}

struct GardenView: View {
  @StateObject private var garden: Garden

  init(beds: Int) {
    let garden = Garden()
    garden.beds = beds
    _garden = StateObject(wrappedValue: garden)
  }

  private var binding: Binding<Int> {
    Binding(get: { _garden.wrappedValue.beds }, set: { _garden.wrappedValue.beds = $0 })
  }

  var body: some View {
    Stepper("Beds", value: binding)
  }
}
