import SwiftUI
import UIKit

@MainActor
final class Radio {
  let isActive: Bool

  init() { isActive = !UIApplication.shared.isIdleTimerDisabled }
}

/// No application object exists before the first body: in `App.init`, each of its values is zero.
@MainActor
final class Runtime: ObservableObject {
  @Published var messages: [String] = []
  let radio = Radio()
}

final class Settings: ObservableObject {
  @Published var size = 12
}

@main
struct ChatApp: App {
  @StateObject private var runtime: Runtime
  @StateObject private var settings = Settings()

  init() {
    _runtime = StateObject(wrappedValue: Runtime())
  }

  var body: some Scene {
    WindowGroup { Text("\(runtime.messages.count) \(settings.size)") }
  }
}

struct OtherApp: App {
  @StateObject private var runtime = Runtime()

  var body: some Scene {
    WindowGroup { Text("\(runtime.messages.count)") }
  }
}
