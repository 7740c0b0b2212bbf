import Combine
import Foundation
import SwiftUI

enum Account {
  nonisolated(unsafe) static var name = "nobody"
}

final class Menu: ObservableObject {
  @Published var title = "Menu"
  private var cancellables = Set<AnyCancellable>()

  init() {
    NotificationCenter.default.publisher(for: Notification.Name("signed-in"))
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  var account: String { "\(title) of \(Account.name)" }
}

struct MenuView: View {
  @ObservedObject var menu: Menu

  var body: some View {
    Text(menu.account)
  }
}
