import Combine

/// Publishes without being observable.
final class Switch {
  @Published var isOn = false
}

final class Lamp: ObservableObject {
  @Published var isLit = false
  private var cancellables: Set<AnyCancellable> = []

  init(isOn: Published<Bool>.Publisher) {
    isOn.sink { [weak self] in self?.isLit = $0 }.store(in: &cancellables)
  }
}

func makeLamp(_ lightSwitch: Switch) -> Lamp {
  Lamp(isOn: lightSwitch.$isOn)
}
