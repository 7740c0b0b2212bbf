import SwiftUI
import UIKit

@Observable
final class Player {
  static let shared = Player()
  var title = "none"
  var position = 0.0

  func play() {
    title = "Song"
    position = 1
  }
}

/// Nothing creates it.
struct OldTitleView: View {
  let player: Player

  var body: some View {
    Text(player.title)
  }
}

struct TitleView: View {
  let player: Player

  var body: some View {
    Text(player.title)
  }
}

/// Reads the player only to create its view, which it never updates.
struct Screen: UIViewRepresentable {
  private var title: String { Player.shared.title }

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = title
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {}
}

/// Reads it to update its view.
struct PositionLabel: UIViewRepresentable {
  private var position: Double { Player.shared.position }

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "\(position)"
  }
}

@main
struct PlayerApp: App {
  var body: some Scene {
    WindowGroup {
      TitleView(player: .shared)
      Screen()
      PositionLabel()
      Button("Play") { Player.shared.play() }
    }
  }
}
