import SwiftUI

@Observable
final class Garden {
  var beds = 0
}

struct GardenView: View {
  @State private var garden: Garden

  init(beds: Int) {
    let garden = Garden()
    garden.beds = beds
    _garden = State(wrappedValue: garden)
  }

  private var binding: Binding<Int> {
    Binding(get: { _garden.wrappedValue.beds }, set: { _garden.wrappedValue.beds = $0 })
  }

  var body: some View {
    Stepper("Beds", value: binding)
  }
}
