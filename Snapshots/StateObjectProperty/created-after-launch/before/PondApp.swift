import SwiftUI
import UIKit

enum Depth {
  nonisolated(unsafe) static var measured = 0
}

final class LaunchDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Depth.measured = 3
    return true
  }
}

final class Pond: ObservableObject {
  @Published var depth = Depth.measured
}

final class Frogs: ObservableObject {
  @Published var count = 0
}

@main
struct PondApp: App {
  @UIApplicationDelegateAdaptor(LaunchDelegate.self) private var delegate
  @StateObject private var pond = Pond()
  @StateObject private var frogs = Frogs()

  var body: some Scene {
    WindowGroup { Text("\(pond.depth) \(frogs.count)") }
  }
}
