import Foundation
import SwiftUI

@Observable
final class Player {
  static let shared = Player()
  var time = 0
}

@Observable
final class Menu {
  static let shared = Menu()

  // The menu is of the main thread.
}

struct MenuView: View {
  private let menu = Menu.shared

  var body: some View { Text("\(Player.shared.time)") }
}
