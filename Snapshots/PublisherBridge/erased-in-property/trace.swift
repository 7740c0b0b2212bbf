import SwiftUI

@MainActor func behave() async {
  let player = Player()
  let watches = follow(player)
  player.play()
  trace(watches.count)
}
