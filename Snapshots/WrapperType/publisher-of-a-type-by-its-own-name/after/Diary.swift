import Combine
import Observation

enum Library {
  struct Page: Equatable {}
}

typealias Page = Library.Page

/// What no publisher of a model can be stays as it is.
final class Diary {
  @Published var page = Page()
  var pagePublisher: Published<Page>.Publisher { $page }
}

@Observable
final class Draft {
  var isSaved = false {
    willSet { isSavedSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var isSavedSubject = CurrentValueSubject<Bool, Never>(_isSaved)
  var savedPublisher: AnyPublisher<Bool, Never> { isSavedSubject.eraseToAnyPublisher() }
}
