import SwiftUI

final class PlayerSettings: ObservableObject {
  @AppStorage("volume") var volume = 1.0
  @AppStorage("speed") private var speed = 1.0

  func faster() { speed *= 2 }
}

/// Nothing observes its progress.
final class PlayerControl: NSObject, ObservableObject {
  @Published private(set) var offset = 0.0
  @Published var isPlaying: Bool

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
final class Track: ObservableObject {
  @Published var title = ""
}

final class Album: ObservableObject {
  @Published var tracks: [Track] = []
}
