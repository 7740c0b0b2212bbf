import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 2
}

struct GardenApp: View {
  @StateObject private var garden = Garden()
  @State private var isAsking = false

  var body: some View {
    GardenView().environmentObject(garden)
    Button("Ask") { isAsking = true }
      .sheet(isPresented: $isAsking) { Question(name: "Water") }
  }
}

struct GardenView: View {
  @EnvironmentObject private var garden: Garden

  var body: some View { Text("\(garden.beds) beds") }
}

/// Is shown without a garden, and asks for none.
struct Question: View {
  @EnvironmentObject var garden: Garden
  @EnvironmentObject<Garden> private var other
  let name: String

  var body: some View { Text(name) }
}

#Preview {
  GardenApp()
}
