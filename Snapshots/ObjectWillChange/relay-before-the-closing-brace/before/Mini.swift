import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

final class Mini: ObservableObject {
  let player: Player
  private var relay: AnyCancellable?

  init(player: Player) { self.player = player
    relay = player.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() } }

  var label: String { player.title.isEmpty ? "-" : player.title }
}

final class Deck: ObservableObject {
  let player: Player
  private var relays: Set<AnyCancellable> = []

  init(player: Player) { self.player = player
    player.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &relays)
    player.$title.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &relays) }
}

struct MiniView: View {
  @ObservedObject var mini: Mini
  @ObservedObject var deck: Deck

  var body: some View {
    Text(mini.label)
    Text(deck.player.title)
  }
}
