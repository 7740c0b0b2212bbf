import Combine
import Foundation

final class Watcher {
  private var cancellables: Set<AnyCancellable> = []
  private let roster = Roster()
  private var step = Step.active(1)

  func watch(_ phase: Phase, _ result: Result<Player, any Error>) throws {
    roster[0].scoreSubject.sink { print($0) }.store(in: &cancellables)
    roster[named: "Ann"]?.scoreSubject.sink { print($0) }.store(in: &cancellables)
    switch phase {
    case .active(let player): player.nameSubject.sink { print($0) }.store(in: &cancellables)
    case .idle: break
    }
    if case let Phase.active(player) = phase {
      player.scoreSubject.sink { print($0) }.store(in: &cancellables)
    }
    if case .active(let number) = step, case .success(let player) = result {
      player.scoreSubject.dropFirst(number).sink { print($0) }.store(in: &cancellables)
    }
    try result.get().nameSubject.sink { print($0) }.store(in: &cancellables)
  }

  func watchBranches(_ number: Int) {
    let first = if number > 0 { roster[number] } else { Player() }
    first.scoreSubject.sink { print($0) }.store(in: &cancellables)
    let second =
      switch Phase.active(first) {
      case .active(let player): player
      case .idle: Player()
      }
    second.nameSubject.sink { print($0) }.store(in: &cancellables)
  }

  func watchKept() {
    let byName = ["Ann": Player(), "Bob": Player()]
    byName["Ann"]?.scoreSubject.sink { print($0) }.store(in: &cancellables)
    for (_, player) in byName { player.nameSubject.sink { print($0) }.store(in: &cancellables) }
    let kept = Kept(value: Player())
    kept.value.scoreSubject.sink { print($0) }.store(in: &cancellables)
    kept[copy: 1].nameSubject.sink { print($0) }.store(in: &cancellables)
    Weak(kept.value).object?.scoreSubject.sink { print($0) }.store(in: &cancellables)
  }
}
