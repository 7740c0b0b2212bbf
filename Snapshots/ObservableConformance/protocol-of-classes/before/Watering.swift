import Combine

protocol Watering: AnyObject, ObservableObject {
  var litres: Int { get }
}

protocol Draining: ObservableObject, AnyObject {
  var isBlocked: Bool { get }
}

final class Hose: Watering {
  @Published private(set) var litres = 0
}
