import SwiftUI

// MARK: - Water

/// A tap.
///
/// - Note: One per garden.
@Observable
final class Tap {
  var isOpen = false
}

/*
 A second one.
 */
@Observable
class GardenTap /* outside */ /* observed */ {  // by views
  var isFrozen = false
}
