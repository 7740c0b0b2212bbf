import Combine
import Observation

@Observable
final class Weather {
  var degrees = 20 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var degreesSubject = CurrentValueSubject<Int, Never>(_degrees)
  @ObservationIgnored private var watch: AnyCancellable?

  func start() {
    watch = degreesSubject.sink { print($0) }
  }
}
