import SwiftUI

#if DEBUG
@MainActor
#endif
@Observable
final class DebugStore {
  var lines: [String] = []
}
