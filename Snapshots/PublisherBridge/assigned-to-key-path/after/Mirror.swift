import Combine
import Observation

@Observable
final class Original {
  var title = "first" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
}

@Observable
final class Copy {
  var title = ""
  @ObservationIgnored private var watches = Set<AnyCancellable>()

  init(of original: Original) {
    original.titleSubject
      .map { "copy of \($0)" }
      .assign(to: \.title, on: self)
      .store(in: &watches)
  }
}
