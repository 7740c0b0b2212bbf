import SwiftUI

@Observable
final class Delegate: NSObject, UIApplicationDelegate {
  var token = ""
}

@Observable
final class Session {
  var name = ""
}

@main
struct Reader: App {
  @UIApplicationDelegateAdaptor private var delegate: Delegate

  var body: some Scene {
    WindowGroup { TokenView() }
  }
}

struct TokenView: View {
  @Environment(Delegate.self) private var delegate
  @Environment(Session.self) private var session

  var body: some View {
    Text(delegate.token + session.name)
  }
}
