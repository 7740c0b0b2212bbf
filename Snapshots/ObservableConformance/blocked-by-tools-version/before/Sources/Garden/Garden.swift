import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 0
}

struct GardenView: View {
  @StateObject private var garden = Garden()

  var body: some View {
    Text("\(garden.beds)")
  }
}
