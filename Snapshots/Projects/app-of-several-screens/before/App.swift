import SwiftUI

@main
struct GardenApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      if let user = session.user {
        HomeView(user: user).environmentObject(session)
      } else {
        LoginView().environmentObject(session)
      }
    }
    .commands {
      CommandMenu("Session") {
        Button("Sign out") { session.user = nil }
      }
    }
  }
}
