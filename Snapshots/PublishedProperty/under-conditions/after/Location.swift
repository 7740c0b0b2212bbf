import SwiftUI

@Observable
final class Location {
  #if os(iOS)
    var heading = 0.0
    @ObservationIgnored var accuracy = 10
  #elseif os(macOS)
    var screen = 0
  #else
    var place = "garden"
    @ObservationIgnored var cache: [String] = []
  #endif

  #if DEBUG
    #if os(Linux)
      var trace: [String] = []
    #endif
    @ObservationIgnored lazy var label = "debug"
  #endif
}
