import Combine
import Observation

@Observable
final class Thermometer {
  var degrees = 20 {
    willSet { degreesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var degreesSubject = CurrentValueSubject<Int, Never>(_degrees)
}

@Observable
final class Display {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(_ thermometer: Thermometer) {
    thermometer.degreesSubject
      .map { "\($0)°" }
      .sink { [weak self] in self?.text = $0 }
      .store(in: &cancellables)
  }

  func log() -> AnyCancellable {
    textSubject.sink { print($0) }
  }
}
