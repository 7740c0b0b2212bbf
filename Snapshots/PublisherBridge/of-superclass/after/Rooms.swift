import Combine
import Observation

@Observable
class Room {
  var degrees = 20 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var degreesSubject = CurrentValueSubject<Int, Never>(_degrees)
}

final class Cellar: Room {
  private var watch: AnyCancellable?

  func start() {
    watch = degreesSubject.sink { print($0) }
  }
}
