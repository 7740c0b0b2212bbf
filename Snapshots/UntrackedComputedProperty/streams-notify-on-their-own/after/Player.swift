import Combine
import SwiftUI

final class Engine {
  let titles = PassthroughSubject<String, Never>()
  var volume = 3

  func raise() { volume += 1 }
  func levels() -> AsyncStream<Int> { AsyncStream { $0.finish() } }
}

@Observable
final class Player {
  var isPlaying = false
  var isLocked = false
  private let engine = Engine()

  var titles: AnyPublisher<String, Never> { engine.titles.eraseToAnyPublisher() }
  var levels: AsyncStream<Int> { engine.levels() }
  var volume: Int { engine.volume }
}

struct PlayerView: View {
  let player: Player
  @State private var title = ""
  @State private var level = 0

  var body: some View {
    Text("\(title) \(level) \(player.volume) \(player.isPlaying)")
      .onReceive(player.titles) { title = $0 }
      .task {
        for await next in player.levels { level = next }
      }
  }
}
