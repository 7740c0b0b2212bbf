import SwiftUI

@Observable
final class Loader: @unchecked Sendable {
  var text = ""

  func load() {
    Task.detached {
      self.text = "loaded"
      await MainActor.run { self.text = "shown" }
    }
  }
}
