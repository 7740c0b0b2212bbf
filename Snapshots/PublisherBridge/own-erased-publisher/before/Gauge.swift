import Combine

final class Gauge: ObservableObject {
  var objectWillChange: AnyPublisher<Int, Never> = Just(0).eraseToAnyPublisher()
  @Published var level = 0
  @Published var limit = 10

  init() {
    objectWillChange = $level.removeDuplicates().eraseToAnyPublisher()
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
