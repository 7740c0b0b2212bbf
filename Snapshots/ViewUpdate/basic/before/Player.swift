import SwiftUI

final class Deck {
  var time = 0
  let name = "A"
}

final class Player: ObservableObject {
  let deck = Deck()
  @Published var isPlaying = false

  func advance() {
    deck.time += 1
    isPlaying = true
  }
}

struct LyricsView: View {
  @ObservedObject var player: Player

  var body: some View {
    Text("Deck \(player.deck.name)")
    Text("Line \(player.deck.time)")
    Button("Advance") { player.advance() }
  }
}
