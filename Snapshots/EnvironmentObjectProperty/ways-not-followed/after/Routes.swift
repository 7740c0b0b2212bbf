import SwiftUI
import UIKit

@Observable
final class Account {
  var name = ""
}

@Observable
final class Router {
  var sheet: AnyView?

  @MainActor func showProfile() { sheet = AnyView(ProfileView()) }
  @MainActor func push(_ view: some View) { sheet = AnyView(view) }
}

@main
struct RoutesApp: App {
  @State private var account = Account()
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(account)
    }
    WindowGroup("Menu", id: "menu") { MenuView(router: router, account: account) }
  }
}

struct RootView: View {
  var body: some View { ProfileView() }
}

struct MenuView: View {
  let router: Router
  let account: Account

  var body: some View {
    Button("Show") { router.showProfile() }
    Button("Push") { router.push(ProfileView()) }
    Button("Keep") { router.sheet = AnyView(ProfileView()) }
    let profile = ProfileView()
    profile.environment(account)
    router.sheet?.environment(account)
  }
}

struct ProfileView: View {
  @Environment(Account.self) var account
  var body: some View { Text(account.name) }
}

@MainActor
func makeProfile(_ account: Account) -> UIViewController {
  let view = ProfileView()
  return UIHostingController(rootView: view.environment(account))
}
