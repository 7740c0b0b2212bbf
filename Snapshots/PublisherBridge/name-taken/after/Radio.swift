import Combine
import Observation

@Observable
final class Radio {
  var volume = 1 {
    willSet { volumeValueSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var volumeValueSubject = CurrentValueSubject<Int, Never>(_volume)
  let volumeSubject = PassthroughSubject<Void, Never>()
  @ObservationIgnored private var watch: AnyCancellable?

  func start() {
    watch = volumeValueSubject.sink { print("volume \($0)") }
  }
}

@Observable
final class Cassette {
  var side = "A" {
    willSet { sideValueSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var sideValueSubject = CurrentValueSubject<String, Never>(_side)

  func sideSubject() -> String { side }
}

func follow(_ cassette: Cassette) -> AnyCancellable {
  cassette.sideValueSubject.sink { print("side \($0)") }
}
