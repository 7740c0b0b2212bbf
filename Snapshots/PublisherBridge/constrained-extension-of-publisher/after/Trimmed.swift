import Combine
import Observation

extension Publisher where Failure == Never, Output == String {
  func trimmed() -> AnyPublisher<Output, Never> {
    map { $0.filter { $0 != " " } }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never, Output: Equatable {
  func distinct() -> AnyPublisher<Output, Never> { removeDuplicates().eraseToAnyPublisher() }
}

@Observable
final class Form {
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
    nameSubject.trimmed().sink { print($0) }.store(in: &bag)
    nameSubject.distinct().sink { print($0) }.store(in: &bag)
  }
}
