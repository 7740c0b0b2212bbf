import SwiftUI

@main
struct GardenApp: App {
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      if let user = session.user {
        HomeView(user: user).environment(session)
      } else {
        LoginView().environment(session)
      }
    }
    .commands {
      CommandMenu("Session") {
        Button("Sign out") { session.user = nil }
      }
    }
  }
}
