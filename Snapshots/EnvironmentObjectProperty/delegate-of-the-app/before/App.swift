import SwiftUI

final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token = ""
}

final class Session: ObservableObject {
  @Published var name = ""
}

@main
struct Reader: App {
  @UIApplicationDelegateAdaptor private var delegate: Delegate

  var body: some Scene {
    WindowGroup { TokenView() }
  }
}

struct TokenView: View {
  @EnvironmentObject private var delegate: Delegate
  @EnvironmentObject private var session: Session

  var body: some View {
    Text(delegate.token + session.name)
  }
}
