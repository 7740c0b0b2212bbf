import Combine

final class Player: ObservableObject {
  @Published private(set) var isPlaying = false

  var changes: AnyPublisher<Bool, Never> { $isPlaying.dropFirst().eraseToAnyPublisher() }
  lazy var states = $isPlaying

  func play() { isPlaying = true }
}

func follow(_ player: Player) -> [AnyCancellable] {
  [player.changes.sink { print("change \($0)") }, player.states.sink { print("state \($0)") }]
}
