import SwiftUI

final class Player: ObservableObject {
  @Published var title = "Song"
  var position = 0
  /// Read in an action alone.
  var length = 60
  /// Only a value that no view makes reads it.
  var volume = 1

  func advance() {
    position += 1
    length -= 1
    volume += 1
    title += "!"
  }
}

/// What a view shows of a player.
struct Progress {
  let player: Player

  var text: String { "\(player.position)" }
  var reset: Button<Text> { Button("Reset") { print(player.length) } }
}

struct Mixer {
  let player: Player

  var level: Int { player.volume }
}

struct PlayerView: View {
  @StateObject private var player = Player()

  var body: some View {
    VStack {
      Text(player.title)
      Text(Progress(player: player).text)
      Button("Advance") { player.advance() }
    }
  }
}
