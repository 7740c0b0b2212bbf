import SwiftUI

@Observable
final class Garden {
  var beds = 0
}

struct GardenView: View {
  @State private var garden = Garden()

  var body: some View {
    Text("\(garden.beds)")
  }
}
