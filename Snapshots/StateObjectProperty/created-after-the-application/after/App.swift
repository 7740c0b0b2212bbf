import SwiftUI
import UIKit

@MainActor
final class Radio {
  let isActive: Bool

  init() { isActive = !UIApplication.shared.isIdleTimerDisabled }
}

/// No application object exists before the first body: in `App.init`, each of its values is zero.
@MainActor
@Observable
final class Runtime: ObservableObject {
  var messages: [String] = []
  let radio = Radio()
}

@Observable
final class Settings {
  var size = 12
}

@main
struct ChatApp: App {
  @StateObject private var runtime: Runtime
  @State private var settings = Settings()

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
