import SwiftUI

@Observable
final class Bed {
  var title = "North"

  /// How many.
  private(set)
  var count = 0

  // shown in the header
  var area = 2.5

  /* a comment */ var depth = 1
}
