import SwiftUI

final class AppDelegate: NSObject, UIApplicationDelegate {}

/// SwiftUI puts the delegate of a scene into the environment, too.
final class WindowDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
  @Published var isActive = false
}

struct ActivityView: View {
  @EnvironmentObject private var window: WindowDelegate

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
