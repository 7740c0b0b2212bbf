import Foundation
import SwiftUI

protocol TokenStoring {
  func token(_ name: String) -> String?
  func token(_ name: String) -> Int?
}

final class TokenStore: TokenStoring {
  func token(_ name: String) -> String? {
    try? String(contentsOfFile: "/no/such/\(name)", encoding: .utf8)
  }

  func token(_ name: String) -> Int? {
    nil
  }
}

@Observable
final class Account {
  var name: String = ""
  private let store: TokenStoring
  @ObservationIgnored private(set) var isReady = false

  init(store: TokenStoring) {
    self.store = store
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    name = store.token("name") ?? "Nobody"
    isReady = true
  }
}

struct AccountView: View {
  @State private var account: Account

  init(store: TokenStoring) {
    _account = State(wrappedValue: Account(store: store))
  }

  var body: some View {
    Text(account.name)
      .task { await account.bootstrap() }
  }
}
