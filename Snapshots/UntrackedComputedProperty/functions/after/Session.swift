import Combine
import SwiftUI

final class Account {
  static let shared = Account()
  var tokens: [String] = []
  let changes = PassthroughSubject<Int, Never>()
}

struct TokenView: View {
  let token: String

  var body: some View { Text(token) }
}

@Observable
final class Session {
  private(set) var version = 0
  var limit = 3
  var isLocked = false
  private let account = Account.shared

  func tokenCount() -> Int { account.tokens.count }

  func isFull() -> Bool { account.tokens.count >= limit }

  func firstToken() -> TokenView { TokenView(token: account.tokens.first ?? "") }

  func changes() -> AnyPublisher<Int, Never> { account.changes.eraseToAnyPublisher() }

  func name(of token: String) -> String { token.uppercased() }

  func add(_ token: String) {
    account.tokens.append(token)
    version += 1
  }
}

struct SessionView: View {
  @State private var session = Session()

  var body: some View {
    Text("\(session.version): \(session.tokenCount())")
    Text(session.isFull() ? "full" : session.name(of: "free"))
    session.firstToken()
    Button("Add") { session.add("token \(session.tokenCount())") }
      .onReceive(session.changes()) { _ in }
  }
}
