import SwiftUI

/// SwiftUI puts the delegate into the environment, as an `ObservableObject` and as `Observable`.
@Observable
final class AppDelegate: NSObject, UIApplicationDelegate {
  var token = ""
}

@Observable
final class Session {
  var name = ""
}

struct TokenView: View {
  @Environment(AppDelegate.self) private var delegate
  @Environment(Session.self) private var session

  var body: some View {
    Text(delegate.token + session.name)
  }
}

@main
struct TokenApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { TokenView() }
  }
}
