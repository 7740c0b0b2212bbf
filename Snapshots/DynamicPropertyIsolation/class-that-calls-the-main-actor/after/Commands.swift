import SwiftUI

@MainActor
@Observable
final class Wallet {
  static let shared = Wallet()
  var isOpen = false

  func hasAddress() -> Bool { isOpen }
}

@Observable
final class Updater {
  var canCheck = true
}

/// What its wrapper holds is on no actor; its code calls what is, and may because of the wrapper.
@Observable
@preconcurrency @MainActor
final class MenuModel {
  private let updater: Updater
  var title = ""

  init(updater: Updater) {
    self.updater = updater
  }

  func mayDisconnect() -> Bool {
    updater.canCheck && Wallet.shared.hasAddress()
  }
}

struct MenuView: View {
  let menu: MenuModel
  let wallet: Wallet

  var body: some View {
    Button(menu.title) { wallet.isOpen = menu.mayDisconnect() }
  }
}
