import Foundation
import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""

  init() {
    UserDefaults.standard.set(Date(), forKey: "started")
  }
}

struct RootView: View {
  @StateObject private var session = Session()

  var body: some View {
    ProfileView()
      .environmentObject(session)
  }
}

private struct Window: View {
  var body: some View {
    RootView()
  }
}

struct ProfileView: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    Text(session.user)
  }
}
