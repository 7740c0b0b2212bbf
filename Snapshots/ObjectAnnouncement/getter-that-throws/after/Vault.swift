import SwiftUI

enum Ledger {
  nonisolated(unsafe) static var sum = 1
}

@Observable
final class Vault {
  var name = "North"

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.name) {}
    withMutation(keyPath: \.self) {}
  }

  var sum: Int {
    get throws {
      access(keyPath: \.self)
      return Ledger.sum
    }
  }

  func count() {
    Ledger.sum = 5
    notifyObservers()
  }
}

struct VaultView: View {
  let vault: Vault

  var body: some View {
    Text("\((try? vault.sum) ?? 0)")
    Button("Count") { vault.count() }
  }
}
