import Combine
import SwiftUI

final class Track: ObservableObject {
  @Published var title = "one"
}

final class Player: ObservableObject {
  let track = Track()
  /// Keeps what it listens to.
  private var subscriptions = Set<AnyCancellable>()

  /// The volume.
  private(set) var volume = 1

  init() {
    track.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }
}

final class Radio: ObservableObject {
  let track = Track()

  // Both are set up in `init`.
  private var subscriptions = Set<AnyCancellable>()
  private let volume = 1

  init() {
    track.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }

  var label: String { "\(track.title) \(volume)" }
}

struct PlayerView: View {
  @StateObject private var player = Player()
  @StateObject private var radio = Radio()

  var body: some View {
    Text("\(player.track.title) \(player.volume) \(radio.label)")
  }
}
