import Combine
import Observation

/// Publishes without being observable.
final class Keypad {
  @Published var isUnlocked = false
}

@Observable
final class Doorbell {
  var isRinging = false {
    willSet { isRingingSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isRingingSubject = CurrentValueSubject<Bool, Never>(_isRinging)
}

final class Gate {
  let isOpen: AnyPublisher<Bool, Never>

  init(isOpen: AnyPublisher<Bool, Never>) {
    self.isOpen = isOpen
  }
}

func makeGates(_ keypad: Keypad, _ doorbell: Doorbell) -> [Gate] {
  [Gate(isOpen: keypad.$isUnlocked.eraseToAnyPublisher()), Gate(isOpen: doorbell.isRingingSubject.eraseToAnyPublisher())]
}
