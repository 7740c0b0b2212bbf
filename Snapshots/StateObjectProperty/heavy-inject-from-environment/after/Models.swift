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
  // FIXME: [migrate-observable] Create `session` in `MainWindow` and pass it in: its initializer writes user defaults (Models.swift:8).
  @StateObject private var session = Session()

  var body: some View {
    ProfileView()
      .environment(session)
  }
}

struct MainWindow: View {
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
