import Combine
import Observation

@Observable
final class Search {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  private(set) var results: [String] = []
  @ObservationIgnored private var watches: Set<AnyCancellable> = []

  init() {
    querySubject
      .map { [$0] }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &watches)
  }

  func watch(_ publisher: AnyPublisher<String, Never>) {
    publisher.sink { print($0) }.store(in: &watches)
  }
}
