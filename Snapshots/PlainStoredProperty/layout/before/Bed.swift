import SwiftUI

final class Bed: ObservableObject {
  @Published var title = ""

  // MARK: Cache

  /// Computed once.
  private(set) var area = 0.0  // square metres
  @available(*, deprecated)
  var legacy = 1
  @available(*, deprecated) public var older = 2
  /* inline */ var soil = "loam"
  var first = 1; var second = 2
}
