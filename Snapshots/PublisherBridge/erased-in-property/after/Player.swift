import Combine
import Observation

@Observable
final class Player {
  private(set) var isPlaying = false {
    willSet { isPlayingSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var isPlayingSubject = CurrentValueSubject<Bool, Never>(_isPlaying)

  var changes: AnyPublisher<Bool, Never> { isPlayingSubject.dropFirst().eraseToAnyPublisher() }
  @ObservationIgnored lazy var states = isPlayingSubject

  func play() { isPlaying = true }
}

func follow(_ player: Player) -> [AnyCancellable] {
  [player.changes.sink { print("change \($0)") }, player.states.sink { print("state \($0)") }]
}
