import SwiftUI

@MainActor
final class Wallet: ObservableObject {
  static let shared = Wallet()
  @Published var isOpen = false

  func hasAddress() -> Bool { isOpen }
}

final class Updater: ObservableObject {
  @Published var canCheck = true
}

/// What its wrapper holds is on no actor; its code calls what is, and may because of the wrapper.
final class MenuModel: ObservableObject {
  @ObservedObject private var updater: Updater
  @Published var title = ""

  init(updater: Updater) {
    _updater = ObservedObject(wrappedValue: updater)
  }

  func mayDisconnect() -> Bool {
    updater.canCheck && Wallet.shared.hasAddress()
  }
}

struct MenuView: View {
  @ObservedObject var menu: MenuModel
  @ObservedObject var wallet: Wallet

  var body: some View {
    Button(menu.title) { wallet.isOpen = menu.mayDisconnect() }
  }
}
