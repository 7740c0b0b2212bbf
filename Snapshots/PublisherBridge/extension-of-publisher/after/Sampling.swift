import Combine
import Observation

extension Publisher where Failure == Never {
  func nonFirst() -> AnyPublisher<Value, Never> {
    dropFirst().eraseToAnyPublisher()
  }
}

@Observable
final class Sensor {
  var level = 0 {
    willSet { levelSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var levelSubject = CurrentValueSubject<Int, Never>(_level)
}

func follow(_ sensor: Sensor) -> AnyCancellable {
  sensor.levelSubject.nonFirst().sink { print("level \($0)") }
}
