import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 0
}

struct Beds: View {
  @ObservedObject var garden: Garden
  @Binding var beds: Int

  var body: some View {
    Stepper("\(garden.beds)", value: $beds)
  }
}

struct Page: View {
  @StateObject private var garden = Garden()

  var body: some View {
    Beds(garden: garden, beds: $garden.beds)
    Button("Reset", action: reset)
  }

  private func reset() {
    garden.beds = 0
  }
}
