import SwiftUI

@Observable
final class Garden {
  var beds = 2
}

struct GardenApp: View {
  @State private var garden = Garden()
  @State private var isAsking = false

  var body: some View {
    GardenView().environment(garden)
    Button("Ask") { isAsking = true }
      .sheet(isPresented: $isAsking) { Question(name: "Water") }
  }
}

struct GardenView: View {
  @Environment(Garden.self) private var garden

  var body: some View { Text("\(garden.beds) beds") }
}

/// Is shown without a garden, and asks for none.
struct Question: View {
  @Environment(Garden.self) var garden: Garden?
  @Environment(Garden.self) private var other: Garden?
  let name: String

  var body: some View { Text(name) }
}

#Preview {
  GardenApp()
}
