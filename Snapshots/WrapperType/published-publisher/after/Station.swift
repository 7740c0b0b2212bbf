import Combine
import Observation

protocol Station {
  var degreesPublisher: AnyPublisher<Int, Never> { get }
}

@Observable
final class Weather: Station {
  var degrees = 20 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var degreesSubject = CurrentValueSubject<Int, Never>(_degrees)
  var degreesPublisher: AnyPublisher<Int, Never> { degreesSubject.eraseToAnyPublisher() }
}
