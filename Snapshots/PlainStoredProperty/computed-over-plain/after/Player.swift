import SwiftUI

final class Clock {
  var time = 0.0
}

@Observable
final class Player {
  var isPlaying = false
  private var clock = Clock()
  var position: Double { clock.time }

  func restart() {
    clock = Clock()
  }
}

struct PositionView: View {
  let player: Player

  var body: some View {
    Text("\(player.position)")
  }
}
