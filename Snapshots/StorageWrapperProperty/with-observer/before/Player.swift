import SwiftUI

final class Player: ObservableObject {
  @AppStorage("with-observer-volume") var volume = 5 {
    didSet { print("volume \(oldValue) to \(volume)") }
  }
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View {
    Text("volume \(player.volume)")
  }
}
