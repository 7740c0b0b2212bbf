import Combine
import FactoryKit

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

final class Content: ObservableObject {
  @Published var state = 0
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
    return [content.$state.sink { _ in }, other.$state.sink { _ in }]
  }
}
