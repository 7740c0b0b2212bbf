import Combine

final class Bed: ObservableObject, @unchecked Sendable {
  @MainActor
  @Published var plants = [String]()
  @Published var size = 1 {
    didSet { print("resized") }
  }

  @Published var corner: Int? {
    didSet { print("moved") }
  }

  init(plants: [String], size: Int) {
    _plants = .init(initialValue: plants)
    self._size = Published(initialValue: size)
    _corner = .init(initialValue: size)
  }

  @MainActor func watch() -> AnyCancellable {
    $plants.sink { print($0) }
  }
}
