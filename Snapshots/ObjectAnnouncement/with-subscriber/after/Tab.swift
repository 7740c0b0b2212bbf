import Combine
import SwiftUI

final class Player {
  var isMuted = false
}

@Observable
final class Tab {
  let objectWillChange = ObservableObjectPublisher()
  private let player = Player()
  private(set) var title = "tab" { willSet { objectWillChange.send() } }

  /// Notifies every view that reads this object.
  func notifyObservers() {
    objectWillChange.send()
    withMutation(keyPath: \.title) {}
    withMutation(keyPath: \.self) {}
  }

  var isMuted: Bool {
    access(keyPath: \.self)
    return player.isMuted
  }

  func toggle() {
    player.isMuted.toggle()
    notifyObservers()
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
  let tab: Tab

  var body: some View {
    Text("\(tab.title) \(tab.isMuted)")
    Button("Mute") { tab.toggle() }
  }
}
