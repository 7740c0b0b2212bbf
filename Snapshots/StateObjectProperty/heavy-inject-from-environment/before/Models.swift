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

struct MainWindow: View {
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
