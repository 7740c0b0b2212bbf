import Observation

protocol Watering: AnyObject, Observable {
  var litres: Int { get }
}

protocol Draining: Observable, AnyObject {
  var isBlocked: Bool { get }
}

@Observable
final class Hose: Watering {
  private(set) var litres = 0
}
