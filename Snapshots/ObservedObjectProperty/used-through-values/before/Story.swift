import SwiftUI
import UIKit

final class Animation2: ObservableObject {
  @Published var isPaused = false
}

protocol Story {
  func pause()
}

/// The player pauses the value that it keeps.
struct IntroStory: View, Story {
  @ObservedObject private var animation = Animation2()

  var body: some View { Text(animation.isPaused ? "paused" : "playing") }

  func pause() { animation.isPaused = true }
}

final class Player: ObservableObject {
  @Published var index = 0
  private var current: (any Story)?

  func story() -> AnyView {
    let story = IntroStory()
    current = story
    return AnyView(story)
  }

  func pause() { current?.pause() }
}

struct PlayerView: View {
  @StateObject private var player = Player()

  var body: some View {
    player.story()
    Button("Pause") { player.pause() }
  }
}
