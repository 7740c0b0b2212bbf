import SwiftUI

// MARK: - Water

/// A tap.
///
/// - Note: One per garden.
final class Tap: ObservableObject {
  @Published var isOpen = false
}

/*
 A second one.
 */
class GardenTap /* outside */ : ObservableObject /* observed */ {  // by views
  @Published var isFrozen = false
}
