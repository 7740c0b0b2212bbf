import SwiftUI

final class Bed: ObservableObject {
  @Published var title = ""
  var width = 1, length = 2
  /// The corners.
  private var left, right: Int?  // in metres
  let top = 0, bottom = 0
  var plants: [String] = [],
    weeds: [String] = []
  fileprivate weak var north: Bed?, south: Bed?
}
