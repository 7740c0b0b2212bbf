import SwiftUI

final class Tape {
  var seconds = 0.0
}

@Observable
final class Player {
  var isPlaying = false
  private let tape = Tape()

  var elapsed: Double { tape.seconds }

  func advance() { tape.seconds += 1 }
}

struct PlayerView: View {
  @Bindable var player: Player

  var body: some View {
    Text("Elapsed: \(player.elapsed)")
    Toggle("Playing", isOn: $player.isPlaying)
  }
}
