import SwiftUI

@MainActor func behave() async {
  let player = Player()
  let host = Host(root: PlayerView(player: player))
  host.render()
  trace(host.text)
  trace(player.save())
  player.turnUp()
  host.update()
  trace(host.text)
}
