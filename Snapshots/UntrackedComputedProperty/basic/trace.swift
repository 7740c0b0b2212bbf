import SwiftUI

@MainActor func behave() async {
  let player = Player()
  let host = Host(root: PlayerView(player: player))
  host.render()
  trace(host.text)
  player.advance()
  host.update()
  trace(host.text)
  host.tap("Playing")
  host.update()
  trace(host.text)
}
