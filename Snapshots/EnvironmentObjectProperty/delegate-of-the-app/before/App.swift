import SwiftUI

/// SwiftUI puts the delegate into the environment, as an `ObservableObject` and as `Observable`.
final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token = ""
}

final class Session: ObservableObject {
  @Published var name = ""
}

struct TokenView: View {
  @EnvironmentObject private var delegate: AppDelegate
  @EnvironmentObject private var session: Session

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
