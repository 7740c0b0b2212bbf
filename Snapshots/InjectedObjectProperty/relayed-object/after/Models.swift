import PublishedObject
import SwiftUI

@Observable
final class Session {
  static let shared = Session()
  var user = "nobody"
}

@Observable
final class Profile {
  let session = Session()
  var isEditing = false
}

/// Publishes nothing of its own.
@Observable
final class Account {
  private let session = Session.shared

  var user: String {
    get { session.user }
    set { session.user = newValue }
  }
}

final class Visits {
  var count = 0
}

struct AccountView: View {
  @State private var account = Account()

  var body: some View {
    Text(account.user)
    Button("Sign in") { account.user = "Ada" }
  }
}
