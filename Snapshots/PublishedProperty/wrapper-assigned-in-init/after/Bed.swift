import Combine
import Observation

@Observable
final class Bed: @unchecked Sendable {
  @MainActor
  var plants = [String]() {
    willSet { plantsSubject.send(newValue) }
  }
  @ObservationIgnored @MainActor private lazy var plantsSubject = CurrentValueSubject<[String], Never>(_plants)
  var size = 1 {
    didSet { print("resized") }
  }

  var corner: Int? {
    didSet { print("moved") }
  }

  init(plants: [String], size: Int) {
    _plants = plants
    self._size = size
    _corner = size
  }

  @MainActor func watch() -> AnyCancellable {
    plantsSubject.sink { print($0) }
  }
}
