import SwiftUI

final class Location: ObservableObject {
  @Published var latitude = 0.0
  #if os(macOS)
    var screen = 0
  #else
    private weak var window: AnyObject?
    #if DEBUG
      var trace: [String] = [], depth = 0
    #endif
  #endif
}
