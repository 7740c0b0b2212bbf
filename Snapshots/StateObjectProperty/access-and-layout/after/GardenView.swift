import SwiftUI

@Observable
final class Garden {
  var beds = 0
}

struct GardenView: View {
  /// Owned here.
  @State
  private var garden = Garden()

  @State  // also owned
  fileprivate var other: Garden = Garden()
  @State /* third */ internal var third = Garden()
  private var count = 0
  @SwiftUI.State private var fourth = Garden()
  @MainActor @State private var fifth = Garden()

  var body: some View {
    Text("\(garden.beds + other.beds + third.beds + fourth.beds + fifth.beds + count)")
  }
}
