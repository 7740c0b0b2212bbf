import SwiftUI

enum Recording {
  nonisolated(unsafe) static var kind: String?
  nonisolated(unsafe) static var length = 0
}

@Observable
final class Player {
  var isPaused = false
  var volume = 1

  func pause() { isPaused = true }

  /// Changes both, one after the other.
  func start() {
    Recording.length = 1
    volume = 2
  }

  /// Changes one or the other.
  func toggle(_ isLoud: Bool) {
    if isLoud {
      volume = 3
    } else {
      Recording.kind = nil
    }
  }
}

/// One button changes what it shows, another one the model.
struct KindView: View {
  @State private var player = Player()

  var body: some View {
    Text(Recording.kind ?? "none")
    Button("Stop") { Recording.kind = nil }
    Button("Pause") { player.isPaused = true }
  }
}

/// What it shows changes together with the volume, which it does not read.
struct LengthView: View {
  let player: Player

  var body: some View {
    Text("\(Recording.length)")
    Button("Start") { player.start() }
  }
}

/// The same, but it reads the volume.
struct VolumeView: View {
  let player: Player

  var body: some View {
    Text("\(Recording.length) \(player.volume)")
  }
}
