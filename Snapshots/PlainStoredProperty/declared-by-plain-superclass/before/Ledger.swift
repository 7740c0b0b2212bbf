import SwiftUI

/// It notifies nobody.
class Ledger {
  var entries = 0
  let owner = "Ada"
  private var undone: [Int] = []

  var mayUndo: Bool { !undone.isEmpty }

  func note(_ amount: Int) { undone.append(amount) }
}

final class Account: Ledger, ObservableObject {
  @Published var balance = 0

  func pay(_ amount: Int) {
    entries += 1
    note(amount)
    balance += amount
  }
}

struct AccountView: View {
  @StateObject private var account = Account()

  var body: some View {
    VStack {
      Text("\(account.entries) \(account.owner)")
      Button("Undo") {}.disabled(!account.mayUndo)
      Button("Pay") { account.pay(5) }
    }
  }
}
