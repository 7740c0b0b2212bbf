import SwiftUI

final class Session: ObservableObject {
  @Published var isActive = false
  var user = "Ada"

  func switchUser(to user: String) {
    self.user = user
    isActive = true
  }
}

struct SessionView: View {
  @ObservedObject var session: Session

  var body: some View {
    Text(session.user)
  }
}
