import SwiftUI

@Observable
final class Garden {
  var beds = 0
}

struct Beds: View {
  let garden: Garden
  @Binding var beds: Int

  var body: some View {
    Stepper("\(garden.beds)", value: $beds)
  }
}

struct Page: View {
  @State private var garden = Garden()

  var body: some View {
    Beds(garden: garden, beds: $garden.beds)
    Button("Reset", action: reset)
  }

  private func reset() {
    garden.beds = 0
  }
}
