import SwiftUI
import UIKit

@Observable
final class Animation2 {
  var isPaused = false
}

protocol Story {
  func pause()
}

/// The player pauses the value that it keeps.
struct IntroStory: View, Story {
  private let animation = Animation2()

  var body: some View { Text(animation.isPaused ? "paused" : "playing") }

  func pause() { animation.isPaused = true }
}

@Observable
final class Player {
  var index = 0
  @ObservationIgnored private var current: (any Story)?

  func story() -> AnyView {
    let story = IntroStory()
    current = story
    return AnyView(story)
  }

  func pause() { current?.pause() }
}

struct PlayerView: View {
  @State private var player = Player()

  var body: some View {
    player.story()
    Button("Pause") { player.pause() }
  }
}
