import SwiftUI

@Observable
final class Account {
  var isGuest = true

  func signIn() { isGuest = false }
}

@main
struct Shop: App {
  @State private var account = Account()

  var body: some Scene {
    WindowGroup {
      Detail(title: "First").environment(account)
    }
    Settings { Detail(title: "") }
  }
}

struct Detail: View {
  @Environment(Account.self) private var account: Account!
  let title: String

  var body: some View {
    if title.isEmpty {
      // The account is missing in the settings.
      Help(account: nil)
    } else {
      footer
    }
  }

  @ViewBuilder private var footer: some View {
    Text(title)
    // Where the account is missing, the condition crashes before.
    if account.isGuest { SignIn(add: use) }
    if title.count > 10 || account.isGuest { Offer(add: use) }
  }
}

struct SignIn: View {
  @Environment(Account.self) private var account
  let add: (Account) -> Void

  var body: some View {
    Button("Sign in") { add(account) }
  }
}

/// The condition in front of it need not read the account.
struct Offer: View {
  @Environment(Account.self) private var account
  let add: (Account) -> Void

  var body: some View {
    Button("Offer") { add(account) }
  }
}

struct Help: View {
  @Environment(Account.self) private var shared: Account!
  let account: Account?

  var body: some View {
    Button("Help") { use(account ?? shared) }
  }
}

func use(_ account: Account) { account.signIn() }
