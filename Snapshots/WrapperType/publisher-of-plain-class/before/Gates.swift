import Combine

/// Publishes without being observable.
final class Keypad {
  @Published var isUnlocked = false
}

final class Doorbell: ObservableObject {
  @Published var isRinging = false
}

final class Gate {
  let isOpen: Published<Bool>.Publisher

  init(isOpen: Published<Bool>.Publisher) {
    self.isOpen = isOpen
  }
}

func makeGates(_ keypad: Keypad, _ doorbell: Doorbell) -> [Gate] {
  [Gate(isOpen: keypad.$isUnlocked), Gate(isOpen: doorbell.$isRinging)]
}
