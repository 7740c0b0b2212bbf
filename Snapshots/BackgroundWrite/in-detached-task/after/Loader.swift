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

  func show() {
    Task.detached { @MainActor in
      self.text = "shown"
    }
    Task.detached { @Sendable @MainActor [weak self] in self?.text = "shown" }
  }
}
