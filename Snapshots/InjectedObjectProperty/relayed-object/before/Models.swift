import Combine
import PublishedObject
import SwiftUI

final class Session: ObservableObject {
  static let shared = Session()
  @Published var user = "nobody"
}

final class Profile: ObservableObject {
  @PublishedObject var session = Session()
  @Published var isEditing = false
}

/// Publishes nothing of its own.
final class Account: ObservableObject {
  @PublishedObject private var session = Session.shared

  var user: String {
    get { session.user }
    set { session.user = newValue }
  }
}

final class Visits: ObservableObject {
  @Published var count = 0
}

struct AccountView: View {
  @StateObject private var account = Account()

  var body: some View {
    Text(account.user)
    Button("Sign in") { account.user = "Ada" }
  }
}
