import SwiftUI

final class PlayerSettings {
  @AppStorage("volume") var volume = 1.0
  @AppStorage("speed") private var speed = 1.0

  func faster() { speed *= 2 }
}

/// Nothing observes its progress.
final class PlayerControl: NSObject {
  private(set) var offset = 0.0
  var isPlaying: Bool

  private let settings = PlayerSettings()
  private lazy var names: [String] = []

  override init() {
    isPlaying = false
    super.init()
  }

  func play() {
    isPlaying = settings.volume > 0
    offset = 0
    names.append("play")
    settings.faster()
  }
}

/// Views show what nothing notifies them of, until it is tracked.
@Observable
final class Track {
  var title = ""
}

@Observable
final class Album {
  var tracks: [Track] = []
}
