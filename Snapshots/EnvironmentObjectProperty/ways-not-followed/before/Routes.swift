import SwiftUI
import UIKit

final class Account: ObservableObject {
  @Published var name = ""
}

final class Router: ObservableObject {
  @Published var sheet: AnyView?

  @MainActor func showProfile() { sheet = AnyView(ProfileView()) }
  @MainActor func push(_ view: some View) { sheet = AnyView(view) }
}

@main
struct RoutesApp: App {
  @StateObject private var account = Account()
  @StateObject private var router = Router()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(account)
    }
    WindowGroup("Menu", id: "menu") { MenuView(router: router, account: account) }
  }
}

struct RootView: View {
  var body: some View { ProfileView() }
}

struct MenuView: View {
  @ObservedObject var router: Router
  let account: Account

  var body: some View {
    Button("Show") { router.showProfile() }
    Button("Push") { router.push(ProfileView()) }
    Button("Keep") { router.sheet = AnyView(ProfileView()) }
    let profile = ProfileView()
    profile.environmentObject(account)
    router.sheet?.environmentObject(account)
  }
}

struct ProfileView: View {
  @EnvironmentObject var account: Account
  var body: some View { Text(account.name) }
}

@MainActor
func makeProfile(_ account: Account) -> UIViewController {
  let view = ProfileView()
  return UIHostingController(rootView: view.environmentObject(account))
}
