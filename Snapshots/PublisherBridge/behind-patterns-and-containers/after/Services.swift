import Combine
import FactoryKit
import Observation

final class Services: SharedContainer {
  nonisolated(unsafe) static let shared = Services()
  let manager = ContainerManager()
}

extension Services {
  var content: Factory<Content> { self { Content() } }
}

extension Container {
  var content: Factory<Int> { self { 3 } }
}

@Observable
final class Content {
  var state = 0 {
    willSet { stateSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var stateSubject = CurrentValueSubject<Int, Never>(_state)
}

@propertyWrapper
struct Managed {
  var wrappedValue: Int
  var projectedValue: String { "managed" }
}

struct Denied: Error {
  @Managed var state = 0
}

final class Reader {
  @Injected(\Services.content) private var content
  private let other = resolve(\Services.content)

  func read(_ result: Result<Int, any Error>) -> [AnyCancellable] {
    switch result {
    case .failure(let error as Denied): print(error.$state.count)
    case .failure, .success: break
    }
    return [content.stateSubject.sink { _ in }, other.stateSubject.sink { _ in }]
  }
}
