import SwiftUI

@Observable
final class Player {
  var title = ""
}

@Observable
final class Mini {
  let player: Player

  init(player: Player) { self.player = player
  }

  var label: String { player.title.isEmpty ? "-" : player.title }
}

@Observable
final class Deck {
  let player: Player

  init(player: Player) { self.player = player
  }
}

struct MiniView: View {
  let mini: Mini
  let deck: Deck

  var body: some View {
    Text(mini.label)
    Text(deck.player.title)
  }
}
