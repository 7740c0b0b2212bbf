import Combine
import Observation

@Observable
final class Forecast {
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  var degrees = 20 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var degreesSubject = CurrentValueSubject<Int, Never>(_degrees)
  private(set) var text = "" {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var textSubject = CurrentValueSubject<String, Never>(_text)

  init(degrees: AnyPublisher<Int, Never>) {
    degrees.sink { [weak self] in self?.degrees = $0 }.store(in: &cancellables)
    degrees.map { "\($0)°" }.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
  }
}
