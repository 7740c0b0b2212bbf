import Combine

final class Radio: ObservableObject {
  @Published var volume = 1
  let volumeSubject = PassthroughSubject<Void, Never>()
  private var watch: AnyCancellable?

  func start() {
    watch = $volume.sink { print("volume \($0)") }
  }
}

final class Cassette: ObservableObject {
  @Published var side = "A"

  func sideSubject() -> String { side }
}

func follow(_ cassette: Cassette) -> AnyCancellable {
  cassette.$side.sink { print("side \($0)") }
}
