import SwiftUI

protocol Account: ObservableObject {
  var owner: String { get set }
}

final class Savings: Account {
  @Published var owner = "Ada"
}

struct OwnerView: View {
  let account: any Account

  var body: some View {
    Text(account.owner)
  }
}

struct AccountView: View {
  @ObservedObject var account: Savings

  var body: some View {
    OwnerView(account: account)
    Button("Rename") { account.owner = "Grace" }
  }
}
