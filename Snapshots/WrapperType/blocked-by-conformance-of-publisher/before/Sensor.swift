import Combine

protocol Sampled {
  func samples() -> AnyPublisher<String, Never>
}

extension Published.Publisher: Sampled {
  func samples() -> AnyPublisher<String, Never> {
    map { "\($0)" }.eraseToAnyPublisher()
  }
}

final class Sensor: ObservableObject {
  @Published var level = 0
}

func follow(_ sensor: Sensor) -> AnyCancellable {
  sensor.$level.samples().sink { print("level \($0)") }
}
