import Combine

final class Thermostat: ObservableObject {
  @Published var degrees = 20
  private var watches: Set<AnyCancellable> = []

  func watch() {
    $degrees
      .sink { [unowned self] new in print("new \(new), present \(degrees)") }
      .store(in: &watches)
  }

  func watchLater() {
    $degrees
      .dropFirst()
      .sink { print("later \($0)") }
      .store(in: &watches)
  }
}
