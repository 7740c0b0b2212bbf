import SwiftUI

final class Clock {
  var time = 0.0
}

final class Player: ObservableObject {
  @Published var isPlaying = false
  private var clock = Clock()
  var position: Double { clock.time }

  func restart() {
    clock = Clock()
  }
}

struct PositionView: View {
  @ObservedObject var player: Player

  var body: some View {
    Text("\(player.position)")
  }
}
