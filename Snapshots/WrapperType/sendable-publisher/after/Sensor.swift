import Combine
import Observation

extension Published.Publisher: @unchecked Sendable {}
extension CurrentValueSubject: @unchecked Sendable {}

@MainActor
@Observable
final class Sensor {
  var level = 0 {
    willSet { levelSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var levelSubject = CurrentValueSubject<Int, Never>(_level)
}

func follow(_ sensor: Sensor) async -> AnyCancellable {
  await sensor.levelSubject.sink { print("level \($0)") }
}
