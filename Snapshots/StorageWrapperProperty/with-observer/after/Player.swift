import SwiftUI

@Observable
final class Player {
  var volume: Int {
    get {
      access(keyPath: \.volume)
      return volumeStorage
    }
    set {
      withMutation(keyPath: \.volume) { volumeStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("with-observer-volume") private var volumeStorage = 5 {
    didSet { print("volume \(oldValue) to \(volume)") }
  }
}

struct PlayerView: View {
  let player: Player

  var body: some View {
    Text("volume \(player.volume)")
  }
}
