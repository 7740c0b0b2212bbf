import SwiftUI
import UIKit

enum Depth {
  nonisolated(unsafe) static var measured = 0
}

@MainActor
final class LaunchDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    measure(from: Pond.shared.depth)
    if options != nil {
      Depth.measured += Frogs.shared.count
    }
    return true
  }

  private func measure(from depth: Int) {
    Depth.measured = depth + 3
  }
}

// The launch creates it before it changes what the initializer reads.
@MainActor
@Observable
final class Pond {
  static let shared = Pond()

  var depth = Depth.measured
}

// The launch may change what the initializer reads without creating it.
@MainActor
@Observable
final class Frogs: ObservableObject {
  static let shared = Frogs()

  var count = Depth.measured
}

@main
struct PondApp: App {
  @UIApplicationDelegateAdaptor(LaunchDelegate.self) private var delegate
  @State private var pond = Pond.shared
  @StateObject private var frogs = Frogs.shared

  var body: some Scene {
    WindowGroup { Text("\(pond.depth) \(frogs.count)") }
  }
}
