import SwiftUI

@Observable
final class Bed {
  // MARK: - State

  /// The plants,
  /// in the order of planting.
  var plants: [String] = []  // never nil
  /* square metres */ var area = 2.0
  var soil = /* default */ "loam"

  /// how deep
    var depth =
      1  // spade
}
