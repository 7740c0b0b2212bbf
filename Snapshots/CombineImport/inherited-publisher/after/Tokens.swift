import Combine
import Observation

@Observable
class Tokens {
  let objectWillChange = ObservableObjectPublisher()
  var scale = 1.0 { willSet { objectWillChange.send() } }
  @ObservationIgnored private var subscription: AnyCancellable?

  func start(_ update: @escaping () -> Void) {
    subscription = objectWillChange.sink { _ in update() }
  }
}
