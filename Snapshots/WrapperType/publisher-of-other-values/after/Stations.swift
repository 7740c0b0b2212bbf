import Combine
import Observation

/// What no publisher of a model can be stays as it is.
protocol Archive {
  var entriesPublisher: Published<[String: Int]?>.Publisher { get }
  var savedPublisher: AnyPublisher<Bool, Never> { get }
}

final class Diary: Archive {
  @Published var entries: [String: Int]?
  var entriesPublisher: Published<[String: Int]?>.Publisher { $entries }
  @Published var isSaved = false
  var savedPublisher: AnyPublisher<Bool, Never> { $isSaved.eraseToAnyPublisher() }
}

@Observable
final class Draft {
  var isSaved = false {
    willSet { isSavedSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var isSavedSubject = CurrentValueSubject<Bool, Never>(_isSaved)
  var savedPublisher: AnyPublisher<Bool, Never> { isSavedSubject.eraseToAnyPublisher() }
}
