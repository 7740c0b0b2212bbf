import SwiftUI

@Observable
final class Bed {
  var title = ""
  @ObservationIgnored var width = 1
  @ObservationIgnored var length = 2
  /// The corners.
  @ObservationIgnored private var left: Int?
  @ObservationIgnored private var right: Int?  // in metres
  let top = 0, bottom = 0
  @ObservationIgnored var plants: [String] = []
  @ObservationIgnored var weeds: [String] = []
  @ObservationIgnored fileprivate weak var north: Bed?
  @ObservationIgnored fileprivate weak var south: Bed?
}
