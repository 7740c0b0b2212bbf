import SwiftUI

@Observable
final class Account {
  let id = 1
  var user = "nobody"
}

struct AccountView: View {
  let account: Account

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

/// Whose parts stay, though a protocol does not say so.
protocol Services {
  var account: Account { get }
}

@Observable
final class AppServices: Services {
  let account = Account()
  private(set) var title = "Title"
  var isBusy = false
}

struct TitleView: View {
  let services: AppServices

  var body: some View {
    Text(services.title)
    AccountView(account: services.account)
  }
}

struct BusyView: View {
  let services: AppServices
  var isIdle: Bool { !services.isBusy }

  var body: some View {
    Text(isIdle ? "idle" : "busy")
  }
}
