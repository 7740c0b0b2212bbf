import Combine
import Observation

@Observable
final class Gauge {
  @ObservationIgnored var objectWillChange: AnyPublisher<Int, Never> = Just(0).eraseToAnyPublisher()
  var level = 0 {
    willSet { levelSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var levelSubject = CurrentValueSubject<Int, Never>(_level)
  var limit = 10

  init() {
    objectWillChange = levelSubject.removeDuplicates().eraseToAnyPublisher()
  }
}

final class GaugeLog {
  private var cancellables: Set<AnyCancellable> = []
  private(set) var lines: [String] = []

  init(gauge: Gauge) {
    gauge.objectWillChange
      .sink { [weak self] level in self?.lines.append("\(level)") }
      .store(in: &cancellables)
  }
}
