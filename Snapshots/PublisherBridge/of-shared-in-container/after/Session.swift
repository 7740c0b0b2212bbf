import Combine
import FactoryKit
import Observation

@Observable
final class Session {
  var user = "nobody" {
    willSet { userSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var userSubject = CurrentValueSubject<String, Never>(_user)
}

extension Container {
  var session: Factory<Session> { self { Session() }.singleton }
}

@Observable
final class Greeting {
  var text = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    Container.shared.session().userSubject
      .sink { [weak self] in self?.text = "Hello, \($0)" }
      .store(in: &cancellables)
  }
}
