import Combine

class Room: ObservableObject {
  @Published var degrees = 20
}

final class Cellar: Room {
  private var watch: AnyCancellable?

  func start() {
    watch = $degrees.sink { print($0) }
  }
}
