import Combine
import Foundation
import Observation

@Observable
final class Sensor {
  var level = 0 {
    willSet { levelSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var levelSubject = CurrentValueSubject<Int, Never>(_level)
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
}

final class Watcher {
  private var cancellables: Set<AnyCancellable> = []

  func watch(_ sensors: [Sensor]) {
    let made = Optional(Sensor())
    made?.levelSubject.sink { print($0) }.store(in: &cancellables)
    let other = Optional.some(Sensor())
    other?.nameSubject.sink { print($0) }.store(in: &cancellables)
    if let first = sensors.first, first.level > 0, let second = Optional(first) {
      second.levelSubject.sink { print($0) }.store(in: &cancellables)
    }
  }
}
