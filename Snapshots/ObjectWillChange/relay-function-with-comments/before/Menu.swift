import Combine
import Foundation
import SwiftUI

final class Player: ObservableObject {
  static let shared = Player()
  @Published var time = 0
}

final class Menu: ObservableObject {
  static let shared = Menu()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    register(Player.shared)
  }

  func register<Model: ObservableObject>(_ model: Model?) {
    guard let model else {
      return
    }

    model.objectWillChange
      .receive(on: DispatchQueue.main)  // The menu is of the main thread.
      .debounce(for: .milliseconds(10), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in
        self?.objectWillChange.send()
      }
      .store(in: &cancellables)
  }
}

struct MenuView: View {
  @ObservedObject private var menu = Menu.shared

  var body: some View { Text("\(Player.shared.time)") }
}
