import SwiftUI

@Observable
final class Location {
  var latitude = 0.0
  #if os(macOS)
    @ObservationIgnored var screen = 0
  #else
    @ObservationIgnored private weak var window: AnyObject?
    #if DEBUG
      @ObservationIgnored var trace: [String] = []
      @ObservationIgnored var depth = 0
    #endif
  #endif
}
