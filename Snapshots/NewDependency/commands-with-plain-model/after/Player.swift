import SwiftUI

@Observable
final class Player {
  var position = 0.0
  var queue: [String] = []
}

/// It did not observe the player.
struct PlayerCommands: Commands {
  let player: Player

  var body: some Commands {
    CommandMenu("Playback") {
      Button("Clear") { player.queue.removeAll() }.disabled(player.queue.isEmpty)
    }
  }
}

struct PlayerView: View {
  let player: Player

  var body: some View { Text("\(player.position)") }
}
