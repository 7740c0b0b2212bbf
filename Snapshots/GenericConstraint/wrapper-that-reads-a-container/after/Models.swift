import Combine
import Observation

@Observable
final class Session {
  var user = "" {
    willSet { userSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var userSubject = CurrentValueSubject<String, Never>(_user)
}

@Observable
final class Feed {
  var posts: [String] = []
  @ObservationIgnored @Injected(\.session) var session
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  func follow() {
    session.userSubject
      .sink { [weak self] in self?.posts.append($0) }
      .store(in: &cancellables)
  }
}
