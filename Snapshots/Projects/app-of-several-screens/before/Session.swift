import Combine
import Foundation

final class User: ObservableObject, Identifiable {
  let id = UUID()
  @Published var name: String
  @Published var isPremium = false

  init(name: String) {
    self.name = name
  }
}

@MainActor
final class Session: ObservableObject {
  @Published var user: User?
  @Published private(set) var error: String?
  private var attempts = 0
  private lazy var formatter = DateFormatter()

  func signIn(name: String) {
    attempts += 1
    if name.isEmpty {
      error = "no name"
    } else {
      user = User(name: name)
    }
  }
}
