import Combine

extension Published.Publisher {
  func nonFirst() -> AnyPublisher<Value, Never> {
    dropFirst().eraseToAnyPublisher()
  }
}

final class Sensor: ObservableObject {
  @Published var level = 0
}

func follow(_ sensor: Sensor) -> AnyCancellable {
  sensor.$level.nonFirst().sink { print("level \($0)") }
}
