import SwiftUI

#if DEBUG
@MainActor
#endif
final class DebugStore: ObservableObject {
  @Published var lines: [String] = []
}
