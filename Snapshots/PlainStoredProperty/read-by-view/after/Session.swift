import SwiftUI

@Observable
final class Session {
  var isActive = false
  var user = "Ada"

  func switchUser(to user: String) {
    self.user = user
    isActive = true
  }
}

struct SessionView: View {
  let session: Session

  var body: some View {
    Text(session.user)
  }
}
