import Combine
import Observation

@Observable
final class Clock {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var seconds = 0 {
    willSet {  }
  }
}

@Observable
final class Alarm {
  var objectWillChange: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
  private let subject = PassthroughSubject<Void, Never>()
}
