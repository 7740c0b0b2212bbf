import Combine

final class Clock: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var seconds = 0 {
    willSet { objectWillChange.send() }
  }
}

final class Alarm: ObservableObject {
  var objectWillChange: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
  private let subject = PassthroughSubject<Void, Never>()
}
