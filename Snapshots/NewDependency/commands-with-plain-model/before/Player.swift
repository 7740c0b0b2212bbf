import SwiftUI

final class Player: ObservableObject {
  @Published var position = 0.0
  @Published var queue: [String] = []
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
  @ObservedObject var player: Player

  var body: some View { Text("\(player.position)") }
}
