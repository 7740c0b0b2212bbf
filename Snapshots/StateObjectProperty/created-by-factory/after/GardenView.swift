import SwiftUI

@Observable
final class Garden {
  var beds = 0

  static func sample() -> Garden { Garden() }
}

enum Models {
  static func makeGarden() -> Garden { Garden() }
}

func newGarden() -> Garden { Garden() }

struct GardenView: View {
  @State private var garden = Garden.sample()
  @State private var other = Models.makeGarden()
  @State private var third: Garden = newGarden()
  @State private var fourth: Garden = .sample()
  @State private var fifth: Garden = .init()

  var body: some View {
    Text("\(garden.beds + other.beds + third.beds + fourth.beds + fifth.beds)")
  }
}
