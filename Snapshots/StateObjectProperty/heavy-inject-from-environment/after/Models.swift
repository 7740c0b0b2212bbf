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
  // FIXME: [migrate-observable] `session` stays `@StateObject`: as `@State` it would be created repeatedly, and its initializer writes user defaults (Models.swift:8). Create it in `MainWindow` and pass it in.
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
