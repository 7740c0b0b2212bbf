import Combine
import Observation

@Observable
final class Search {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
  var query = "" {  // What is looked for.
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    textSubject.map { $0.lowercased() }.sink { [weak self] in self?.query = $0 }.store(in: &cancellables)
  }

  func queries() -> AnyPublisher<String, Never> { querySubject.eraseToAnyPublisher() }
}
