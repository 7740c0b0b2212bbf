import Combine
import SwiftUI

@Observable
final class Lamp {
  var isOn = false
}

/// Nothing is left of the functions that only relayed.
@Observable
final class Desk {
  let left = Lamp()
  let right = Lamp()
  @ObservationIgnored private var spare: Lamp?
}

/// The set also holds a subscription that stays.
@Observable
final class Shelf {
  let lamp = Lamp()
  @ObservationIgnored private var watches = Set<AnyCancellable>()

  init() { watch() }

  private func watch() {
    var found = Set<AnyCancellable>()
    NotificationCenter.default.publisher(for: Notification.Name("dusk"))
      .sink { [weak self] _ in self?.lamp.isOn = true }
      .store(in: &found)
    watches = found
  }
}

struct DeskView: View {
  let desk: Desk
  let shelf: Shelf

  var body: some View {
    Text("\(desk.left.isOn) \(desk.right.isOn) \(shelf.lamp.isOn)")
    Button("On") { desk.left.isOn = true }
  }
}
