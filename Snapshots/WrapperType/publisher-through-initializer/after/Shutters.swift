import Combine
import Observation

/// Publishes without being observable.
final class House {
  static let shared = House()
  @Published var isDark = false
}

@Observable
final class Lamp {
  var isOn = false {
    willSet { isOnSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isOnSubject = CurrentValueSubject<Bool, Never>(_isOn)
}

final class Shutter {
  typealias Motor = Shutter

  private var cancellable: AnyCancellable?

  init(closing: AnyPublisher<Bool, Never>) {
    cancellable = closing.sink { print($0) }
  }

  convenience init() {
    self.init(closing: House.shared.$isDark.eraseToAnyPublisher())
  }
}

func makeShutters(_ lamp: Lamp, _ house: House) -> [Shutter] {
  [.init(closing: house.$isDark.eraseToAnyPublisher()), Shutter.Motor(closing: house.$isDark.eraseToAnyPublisher()), Shutter(closing: lamp.isOnSubject.eraseToAnyPublisher())]
}
