import Combine
import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

/// Nothing is left of the functions that only relayed.
final class Desk: ObservableObject {
  let left = Lamp()
  let right = Lamp()
  private var spare: Lamp?
  private var watches = Set<AnyCancellable>()

  init() {
    watch()
    watchSpare()
  }

  private func watch() {
    var found = Set<AnyCancellable>()

    left.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &found)
    right.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &found)

    watches = found
  }

  private func watchSpare() {
    guard let lamp = spare else { return }
    lamp.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &watches)
  }
}

/// The set also holds a subscription that stays.
final class Shelf: ObservableObject {
  let lamp = Lamp()
  private var watches = Set<AnyCancellable>()

  init() { watch() }

  private func watch() {
    var found = Set<AnyCancellable>()
    lamp.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &found)
    NotificationCenter.default.publisher(for: Notification.Name("dusk"))
      .sink { [weak self] _ in self?.lamp.isOn = true }
      .store(in: &found)
    watches = found
  }
}

struct DeskView: View {
  @ObservedObject var desk: Desk
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text("\(desk.left.isOn) \(desk.right.isOn) \(shelf.lamp.isOn)")
    Button("On") { desk.left.isOn = true }
  }
}
