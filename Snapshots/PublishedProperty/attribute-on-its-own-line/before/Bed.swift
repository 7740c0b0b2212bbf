import SwiftUI

final class Bed: ObservableObject {
  @Published
  var title = "North"

  /// How many.
  @Published
  private(set)
  var count = 0

  @Published  // shown in the header
  var area = 2.5

  @Published /* a comment */ var depth = 1
}
