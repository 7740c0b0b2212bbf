import Combine
import FactoryKit

final class Session: ObservableObject {
  @Published var user = "nobody"
}

extension Container {
  var session: Factory<Session> { self { Session() }.singleton }
}

final class Greeting: ObservableObject {
  @Published var text = ""
  private var cancellables: Set<AnyCancellable> = []

  init() {
    Container.shared.session().$user
      .sink { [weak self] in self?.text = "Hello, \($0)" }
      .store(in: &cancellables)
  }
}
