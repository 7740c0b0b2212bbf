import Combine
import Foundation
import Observation

@Observable
final class Player {
  var score = 0 {
    willSet { scoreSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var scoreSubject = CurrentValueSubject<Int, Never>(_score)
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
}

/// Another enumeration has a case of the same name.
enum Phase {
  case idle
  case active(Player)
}

enum Step {
  case idle
  case active(Int)
}

final class Roster {
  private var players: [Player] = []

  subscript(index: Int) -> Player { players[index] }
  subscript(named name: String) -> Player? { players.first { $0.name == name } }
  subscript(scoreOf index: Int) -> Int { players[index].score }
}

struct Kept<Value> {
  var value: Value
  let name = ""

  subscript(copy number: Int) -> Value { value }
}

final class Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
