import Combine
import SwiftUI

@Observable
final class Player {
  var state = 0 {
    willSet { stateSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var stateSubject = CurrentValueSubject<Int, Never>(_state)
}

final class Engine {
  var isRunning = false
}

func makePlayer() -> (player: Player, Engine) { (Player(), Engine()) }

func testStates() {
  let (player, engine) = makePlayer()
  var states: [Int] = []
  let cancellable = player.stateSubject.sink { states.append($0) }
  engine.isRunning = true
  player.state = 3
  cancellable.cancel()
  let (_, second) = (1, makePlayer().player)
  second.stateSubject.sink { print($0) }.cancel()
}
