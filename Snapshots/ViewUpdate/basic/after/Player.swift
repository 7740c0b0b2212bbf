import SwiftUI

final class Deck {
  var time = 0
  let name = "A"
}

@Observable
final class Player {
  let deck = Deck()
  var isPlaying = false

  func advance() {
    deck.time += 1
    isPlaying = true
  }
}

struct LyricsView: View {
  let player: Player

  var body: some View {
    Text("Deck \(player.deck.name)")
    Text("Line \(player.deck.time)")
    Button("Advance") { player.advance() }
  }
}
