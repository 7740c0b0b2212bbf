import SwiftUI

@Observable
final class Bed {
  var title = ""

  // MARK: Cache

  /// Computed once.
  @ObservationIgnored private(set) var area = 0.0  // square metres
  @available(*, deprecated)
  @ObservationIgnored
  var legacy = 1
  @ObservationIgnored @available(*, deprecated) public var older = 2
  /* inline */ @ObservationIgnored var soil = "loam"
  @ObservationIgnored var first = 1; @ObservationIgnored var second = 2
}
