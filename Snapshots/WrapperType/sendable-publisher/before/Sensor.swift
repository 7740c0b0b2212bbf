import Combine

extension Published.Publisher: @unchecked Sendable {}

@MainActor
final class Sensor: ObservableObject {
  @Published var level = 0
}

func follow(_ sensor: Sensor) async -> AnyCancellable {
  await sensor.$level.sink { print("level \($0)") }
}
