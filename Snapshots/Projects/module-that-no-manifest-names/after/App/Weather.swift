import Combine
import Observation

@Observable
final class Weather {
  var degrees = 20 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var degreesSubject = CurrentValueSubject<Int, Never>(_degrees)
}
