import Combine

/// Publishes without being observable.
final class House {
  static let shared = House()
  @Published var isDark = false
}

final class Lamp: ObservableObject {
  @Published var isOn = false
}

final class Shutter {
  typealias Motor = Shutter

  private var cancellable: AnyCancellable?

  init(closing: Published<Bool>.Publisher) {
    cancellable = closing.sink { print($0) }
  }

  convenience init() {
    self.init(closing: House.shared.$isDark)
  }
}

func makeShutters(_ lamp: Lamp, _ house: House) -> [Shutter] {
  [.init(closing: house.$isDark), Shutter.Motor(closing: house.$isDark), Shutter(closing: lamp.$isOn)]
}
