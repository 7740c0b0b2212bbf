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

final class Account: ObservableObject {
  @Published var name: String
  private let store: TokenStoring

  init(store: TokenStoring) {
    self.store = store
    name = store.token("name") ?? "Nobody"
  }
}

struct AccountView: View {
  @StateObject private var account: Account

  init(store: TokenStoring) {
    _account = StateObject(wrappedValue: Account(store: store))
  }

  var body: some View {
    Text(account.name)
  }
}
