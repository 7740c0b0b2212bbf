import Combine
import Foundation
import SwiftUI

enum Account {
  nonisolated(unsafe) static var name = "nobody"
}

@Observable
final class Menu {
  var title = "Menu"
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.title) {}
  }

  init() {
    NotificationCenter.default.publisher(for: Notification.Name("signed-in"))
      .sink { [weak self] _ in self?.notifyObservers() }
      .store(in: &cancellables)
  }

  var account: String { "\(title) of \(Account.name)" }
}

struct MenuView: View {
  let menu: Menu

  var body: some View {
    Text(menu.account)
  }
}
