import SwiftUI

final class Location: ObservableObject {
  #if os(iOS)
    @Published var heading = 0.0
    var accuracy = 10
  #elseif os(macOS)
    @Published var screen = 0
  #else
    @Published var place = "garden"
    var cache: [String] = []
  #endif

  #if DEBUG
    #if os(Linux)
      @Published var trace: [String] = []
    #endif
    lazy var label = "debug"
  #endif
}
