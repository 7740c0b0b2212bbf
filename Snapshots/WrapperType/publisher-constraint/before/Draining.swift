import Combine

protocol Draining: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  var isBlocked: Bool { get }
}

final class Gully: Draining {
  @Published private(set) var isBlocked = false
}
