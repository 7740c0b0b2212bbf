import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
  @Published var count = 0
}

/// The label is shown, and only the action runs later.
struct AccountButton: View {
  let account: Account

  var body: some View {
    Button(action: { account.count += 1 }) {
      Text(account.name)
    }
  }
}

struct SendButton: View {
  let account: Account

  var body: some View {
    Button("Send") { print(account.name) }
  }
}
