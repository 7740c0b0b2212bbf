import SwiftUI

final class AppDelegate: NSObject, UIApplicationDelegate {}

/// SwiftUI puts the delegate of a scene into the environment, too.
@Observable
final class WindowDelegate: NSObject, UIWindowSceneDelegate {
  var isActive = false
}

struct ActivityView: View {
  @Environment(WindowDelegate.self) private var window

  var body: some View {
    Text(window.isActive ? "active" : "asleep")
  }
}

@main
struct ActivityApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { ActivityView() }
  }
}
