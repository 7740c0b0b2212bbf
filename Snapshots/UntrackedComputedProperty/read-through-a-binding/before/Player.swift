import SwiftUI

final class Tape {
  var seconds = 0.0
}

final class Player: ObservableObject {
  @Published var isPlaying = false
  private let tape = Tape()

  var elapsed: Double {
    get { tape.seconds }
    set { tape.seconds = newValue }
  }
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View {
    Slider(value: $player.elapsed)
    Toggle("Playing", isOn: $player.isPlaying)
  }
}
