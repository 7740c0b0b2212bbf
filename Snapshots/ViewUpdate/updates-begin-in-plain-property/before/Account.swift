import SwiftUI

final class Account: ObservableObject {
  let id = 1
  @Published var user = "nobody"
}

struct AccountView: View {
  @ObservedObject var account: Account

  var body: some View {
    Text(account.user)
    Greeting(account: account)
    Number(account: account)
    Button("Log in") { account.user = "Ada" }
  }
}

/// It stood still, as its account is the same.
struct Greeting: View {
  let account: Account

  var body: some View {
    Text("Hello, \(account.user)")
  }
}

/// What it shows never changes, and what its button does is not shown.
struct Number: View {
  let account: Account

  var body: some View {
    Text("\(account.id)")
    Button("Log out") { account.user = "nobody" }
  }
}
