import SwiftUI

@MainActor func behave() async {
  UserDefaults.standard.removeObject(forKey: "with-observer-volume")
  let player = Player()
  let host = Host(root: PlayerView(player: player))
  host.render()
  player.volume = 6
  host.update()
  trace(host.text)
}
