import SwiftUI

@Observable
final class Track {
  var title = "one"
}

@Observable
final class Player {
  let track = Track()

  /// The volume.
  private(set) var volume = 1
}

@Observable
final class Radio {
  let track = Track()

  // Both are set up in `init`.
  private let volume = 1

  var label: String { "\(track.title) \(volume)" }
}

struct PlayerView: View {
  @State private var player = Player()
  @State private var radio = Radio()

  var body: some View {
    Text("\(player.track.title) \(player.volume) \(radio.label)")
  }
}
