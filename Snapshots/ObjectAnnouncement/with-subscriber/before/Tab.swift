import Combine
import SwiftUI

final class Player {
  var isMuted = false
}

final class Tab: ObservableObject {
  private let player = Player()
  @Published private(set) var title = "tab"

  var isMuted: Bool { player.isMuted }

  func toggle() {
    player.isMuted.toggle()
    objectWillChange.send()
  }
}

final class Bar {
  private var cancellables: Set<AnyCancellable> = []
  private(set) var heard = 0

  func watch(_ tab: Tab) {
    tab.objectWillChange.sink { [weak self] _ in self?.heard += 1 }.store(in: &cancellables)
  }
}

struct TabLabel: View {
  @ObservedObject var tab: Tab

  var body: some View {
    Text("\(tab.title) \(tab.isMuted)")
    Button("Mute") { tab.toggle() }
  }
}
