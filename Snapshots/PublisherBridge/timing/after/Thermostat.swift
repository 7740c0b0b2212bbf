import Combine
import Observation

@Observable
final class Thermostat {
  var degrees = 20 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var degreesSubject = CurrentValueSubject<Int, Never>(_degrees)
  @ObservationIgnored private var watches: Set<AnyCancellable> = []

  func watch() {
    degreesSubject
      .sink { [unowned self] new in print("new \(new), present \(degrees)") }
      .store(in: &watches)
  }

  func watchLater() {
    degreesSubject
      .dropFirst()
      .sink { print("later \($0)") }
      .store(in: &watches)
  }
}
