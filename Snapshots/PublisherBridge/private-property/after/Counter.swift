import Combine
import Observation

@Observable
final class Counter {
  private var ticks = 0 {
    willSet { ticksSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var ticksSubject = CurrentValueSubject<Int, Never>(_ticks)
  private(set) var label = "none"
  @ObservationIgnored private var watch: AnyCancellable?

  init() {
    watch = ticksSubject
      .map { "\($0) ticks" }
      .sink { [weak self] in self?.label = $0 }
  }

  func tick() { ticks += 1 }
}
