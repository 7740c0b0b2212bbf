import Combine
import Observation

@Observable
final class Names {
  var first = "Ada" {
    willSet { firstSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var firstSubject = CurrentValueSubject<String, Never>(_first)
  var last = "Lovelace" {
    willSet { lastSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var lastSubject = CurrentValueSubject<String, Never>(_last)
  private(set) var full = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    firstSubject
      .combineLatest(lastSubject)
      .map { "\($0) \($1)" }
      .sink { [weak self] in self?.full = $0 }
      .store(in: &cancellables)
  }
}
