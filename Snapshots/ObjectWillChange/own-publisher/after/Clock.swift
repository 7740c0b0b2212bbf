import Combine
import Observation

@Observable
final class Clock {
  var seconds = 0
}

@Observable
final class Alarm {
  var objectWillChange: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
  private let subject = PassthroughSubject<Void, Never>()
}
