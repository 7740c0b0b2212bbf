import Combine
import Observation

@Observable
final class Clock {
  var seconds = 0
  @ObservationIgnored private var subscription: AnyCancellable?

  func follow(_ ticks: PassthroughSubject<Int, Never>) {
    subscription = ticks.assign(to: \.seconds, on: self)
  }
}
