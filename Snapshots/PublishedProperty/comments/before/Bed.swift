import SwiftUI

final class Bed: ObservableObject {
  // MARK: - State

  /// The plants,
  /// in the order of planting.
  @Published var plants: [String] = []  // never nil
  /* square metres */ @Published var area = 2.0
  @Published var soil = /* default */ "loam"

  @Published /// how deep
    var depth =
      1  // spade
}
