import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var state = 0
}

final class Engine {
  var isRunning = false
}

func makePlayer() -> (player: Player, Engine) { (Player(), Engine()) }

func testStates() {
  let (player, engine) = makePlayer()
  var states: [Int] = []
  let cancellable = player.$state.sink { states.append($0) }
  engine.isRunning = true
  player.state = 3
  cancellable.cancel()
  let (_, second) = (1, makePlayer().player)
  second.$state.sink { print($0) }.cancel()
}
