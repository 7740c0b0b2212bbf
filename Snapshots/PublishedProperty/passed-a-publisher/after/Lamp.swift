import Combine
import Observation

/// Publishes without being observable.
final class Switch {
  @Published var isOn = false
}

@Observable
final class Lamp {
  var isLit = false
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(isOn: Published<Bool>.Publisher) {
    isOn.sink { [weak self] in self?.isLit = $0 }.store(in: &cancellables)
  }
}

func makeLamp(_ lightSwitch: Switch) -> Lamp {
  Lamp(isOn: lightSwitch.$isOn)
}
