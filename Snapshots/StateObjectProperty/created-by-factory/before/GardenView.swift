import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 0

  static func sample() -> Garden { Garden() }
}

enum Models {
  static func makeGarden() -> Garden { Garden() }
}

func newGarden() -> Garden { Garden() }

struct GardenView: View {
  @StateObject private var garden = Garden.sample()
  @StateObject private var other = Models.makeGarden()
  @StateObject private var third = newGarden()
  @StateObject private var fourth: Garden = .sample()
  @StateObject private var fifth: Garden = .init()

  var body: some View {
    Text("\(garden.beds + other.beds + third.beds + fourth.beds + fifth.beds)")
  }
}
