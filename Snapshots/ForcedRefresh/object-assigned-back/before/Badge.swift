import SwiftUI

final class Badge {
  var title = "new"
}

struct Colors {
  var name = "plain"
}

final class Wallet: ObservableObject {
  @Published var badge = Badge()
  @Published var spare: Badge?
  @Published var colors = Colors()

  func rename(_ title: String) {
    let current = badge
    current.title = title
    badge = current
  }

  func renameSpare() {
    if let spare {
      spare.title = "spare"
      self.spare = spare
    }
  }

  /// A structure is a copy.
  func repaint() {
    var changed = colors
    changed.name = "red"
    colors = changed
  }

  /// The object is another one in between.
  func preview() {
    let before = badge
    badge = Badge()
    print(before.title)
    badge = before
  }
}

struct WalletView: View {
  @StateObject private var wallet = Wallet()

  var body: some View {
    VStack {
      Text(wallet.badge.title)
      Text(wallet.spare?.title ?? "none")
      Text(wallet.colors.name)
      Button("Rename") { wallet.rename("renamed") }
      Button("Edit") {
        let badge = wallet.badge
        badge.title += "!"
        wallet.badge = badge
      }
    }
  }
}
