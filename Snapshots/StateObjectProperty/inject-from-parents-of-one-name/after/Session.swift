import Foundation
import SwiftUI

@Observable
final class Session: ObservableObject {
  var user = ""

  init() {
    UserDefaults.standard.set(Date(), forKey: "started")
  }
}

struct RootView: View {
  // FIXME: [migrate-observable] Inject `session` from `Window`; making it costs settings-write, `UserDefaults.standard.set(Date(), forKey: "started")`.
  @StateObject private var session = Session()

  var body: some View {
    ProfileView()
      .environment(session)
  }
}

private struct Window: View {
  var body: some View {
    RootView()
  }
}

struct ProfileView: View {
  @Environment(Session.self) private var session

  var body: some View {
    Text(session.user)
  }
}
