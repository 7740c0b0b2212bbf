import Foundation
import SwiftUI

final class Wallets: @unchecked Sendable {
  static let shared = Wallets()
  private let queue = DispatchQueue(label: "wallets")
  private var names = ["a", "b"]
  private var values = ["a": 1]

  /// The queue guards a look-up.
  func value(of name: String) -> Int? {
    queue.sync {
      guard let found = names.first(where: { $0 == name }) else { return nil }
      return values[found]
    }
  }

  /// The queue runs code of the project.
  func sum() -> Int { queue.sync { add() } }

  private func add() -> Int { values.values.reduce(0, +) }
}

@Observable
final class Wallet {
  var isOpen = false
  let value: Int?

  init(name: String) { value = Wallets.shared.value(of: name) }
}

@Observable
final class Total: ObservableObject {
  var isOpen = false
  let value: Int

  init() { value = Wallets.shared.sum() }
}

struct WalletView: View {
  @State private var wallet: Wallet

  init(name: String) { _wallet = State(wrappedValue: Wallet(name: name)) }

  var body: some View { Toggle("Open", isOn: $wallet.isOpen) }
}

struct TotalView: View {
  @StateObject private var total = Total()

  var body: some View { Toggle("Open", isOn: $total.isOpen) }
}
