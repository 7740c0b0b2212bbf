import SwiftUI

final class Garden: ObservableObject {
  @Published var beds = 0
}

struct GardenView: View {
  /// Owned here.
  @StateObject
  private var garden = Garden()

  @StateObject  // also owned
  fileprivate var other: Garden = Garden()
  @StateObject /* third */ internal var third = Garden()
  private var count = 0
  @SwiftUI.StateObject private var fourth = Garden()
  @MainActor @StateObject private var fifth = Garden()

  var body: some View {
    Text("\(garden.beds + other.beds + third.beds + fourth.beds + fifth.beds + count)")
  }
}
