import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 0
}

struct GardenView: View {
  @ObservedObject var garden: Garden

  var body: some View {
    Text("\(garden.beds)")
      .onReceive(garden.objectWillChange) { _ in
        print("changes")
      }
  }
}
