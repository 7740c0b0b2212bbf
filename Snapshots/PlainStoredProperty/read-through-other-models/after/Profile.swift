import SwiftUI

@Observable
final class Account {
  var token: String?
  var limit: Int?
  var quota = 0
  var visits = 0
  /// No view shows it.
  @ObservationIgnored var attempts = 0

  var isOpen: Bool { token != nil && limit != 0 }
  func hasRoom() -> Bool { quota > 0 }

  func open() {
    token = "t"
    limit = 3
    quota += 1
    visits += 1
    attempts += 1
  }

  var isBlocked: Bool { attempts > 3 }
}

@Observable
final class Profile {
  var name = ""
  let account = Account()

  var greeting: String { account.isOpen ? "Hello \(name)" : "Closed" }
  func state() -> String { account.hasRoom() ? "\(account.visits)" : "full" }

  func retry() {
    if !account.isBlocked { account.open() }
  }
}

struct ProfileView: View {
  let profile: Profile

  var body: some View {
    Text(profile.greeting)
    Text(profile.state())
    Button("Retry") { profile.retry() }
  }
}
