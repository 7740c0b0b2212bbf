import Observation

protocol Draining: AnyObject, Observable {
  var isBlocked: Bool { get }
}

@Observable
final class Gully: Draining {
  private(set) var isBlocked = false
}
