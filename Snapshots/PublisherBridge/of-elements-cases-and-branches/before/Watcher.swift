import Combine
import Foundation

final class Watcher {
  private var cancellables: Set<AnyCancellable> = []
  private let roster = Roster()
  private var step = Step.active(1)

  func watch(_ phase: Phase, _ result: Result<Player, any Error>) throws {
    roster[0].$score.sink { print($0) }.store(in: &cancellables)
    roster[named: "Ann"]?.$score.sink { print($0) }.store(in: &cancellables)
    switch phase {
    case .active(let player): player.$name.sink { print($0) }.store(in: &cancellables)
    case .idle: break
    }
    if case let Phase.active(player) = phase {
      player.$score.sink { print($0) }.store(in: &cancellables)
    }
    if case .active(let number) = step, case .success(let player) = result {
      player.$score.dropFirst(number).sink { print($0) }.store(in: &cancellables)
    }
    try result.get().$name.sink { print($0) }.store(in: &cancellables)
  }

  func watchBranches(_ number: Int) {
    let first = if number > 0 { roster[number] } else { Player() }
    first.$score.sink { print($0) }.store(in: &cancellables)
    let second =
      switch Phase.active(first) {
      case .active(let player): player
      case .idle: Player()
      }
    second.$name.sink { print($0) }.store(in: &cancellables)
  }

  func watchKept() {
    let byName = ["Ann": Player(), "Bob": Player()]
    byName["Ann"]?.$score.sink { print($0) }.store(in: &cancellables)
    for (_, player) in byName { player.$name.sink { print($0) }.store(in: &cancellables) }
    let kept = Kept(value: Player())
    kept.value.$score.sink { print($0) }.store(in: &cancellables)
    kept[copy: 1].$name.sink { print($0) }.store(in: &cancellables)
    Weak(kept.value).object?.$score.sink { print($0) }.store(in: &cancellables)
  }
}
