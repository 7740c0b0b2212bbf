import SwiftUI

protocol Account: AnyObject, Observable {
  var owner: String { get set }
}

@Observable
final class Savings: Account {
  var owner = "Ada"
}

struct OwnerView: View {
  let account: any Account

  var body: some View {
    Text(account.owner)
  }
}

struct AccountView: View {
  let account: Savings

  var body: some View {
    OwnerView(account: account)
    Button("Rename") { account.owner = "Grace" }
  }
}
