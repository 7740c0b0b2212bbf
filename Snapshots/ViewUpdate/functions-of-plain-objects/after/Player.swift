import SwiftUI

protocol Source: AnyObject {
  var level: Int { get }
}

final class Tape: Source {
  private(set) var level = 0
  private(set) var seconds = 0

  func play() {
    seconds += 1
    level += 2
  }

  func title() -> String { "\(seconds) s" }

  /// What it gives never changes.
  func label() -> String { "Tape" }

  func rewind() { seconds = 0 }
}

@Observable
final class Player {
  let tape = Tape()
  let source: any Source
  var isPlaying = false

  init() { source = tape }

  func advance() {
    tape.play()
    isPlaying = true
  }
}

struct PlayerView: View {
  let player: Player

  var body: some View {
    Text(player.tape.title())
    Button("Advance") { player.advance() }
  }
}

struct LevelView: View {
  let player: Player

  var body: some View { Text("\(player.source.level)") }
}

/// What only actions ask for, and what stays as it is, makes no difference.
struct LabelView: View {
  let player: Player

  var body: some View {
    Text(player.tape.label())
    Button("Rewind") {
      print(player.tape.title())
      player.tape.rewind()
    }
  }
}
