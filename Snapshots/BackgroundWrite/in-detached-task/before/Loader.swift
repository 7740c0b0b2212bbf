import SwiftUI

final class Loader: ObservableObject, @unchecked Sendable {
  @Published var text = ""

  func load() {
    Task.detached {
      self.text = "loaded"
      await MainActor.run { self.text = "shown" }
    }
  }
}
