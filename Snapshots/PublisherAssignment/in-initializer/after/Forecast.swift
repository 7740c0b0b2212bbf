import Combine
import Observation

@Observable
final class Forecast {
  var degrees = 20
  private(set) var text = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(degrees: AnyPublisher<Int, Never>) {
    degrees.sink { [weak self] in self?.degrees = $0 }.store(in: &cancellables)
    degrees.map { "\($0)°" }.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
  }
}
