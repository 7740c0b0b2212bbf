import Foundation
import Observation

@Observable
final class User: Identifiable {
  let id = UUID()
  var name: String
  var isPremium = false

  init(name: String) {
    self.name = name
  }
}

@MainActor
@Observable
final class Session {
  var user: User?
  private(set) var error: String?
  @ObservationIgnored private var attempts = 0
  @ObservationIgnored private lazy var formatter = DateFormatter()

  func signIn(name: String) {
    attempts += 1
    if name.isEmpty {
      error = "no name"
    } else {
      user = User(name: name)
    }
  }
}
