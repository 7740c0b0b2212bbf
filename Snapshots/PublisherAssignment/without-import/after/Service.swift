import Combine

final class Service {
  let methods: AnyPublisher<[String], Never>
  let current: AnyPublisher<String?, Never>

  init(methods: AnyPublisher<[String], Never>, current: AnyPublisher<String?, Never>) {
    self.methods = methods
    self.current = current
  }

  func follow(_ access: Access) { current.sink { [weak access] in access?.current = $0 }.store(in: &access.cancellables) }
}
