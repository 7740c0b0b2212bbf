import Combine

final class Counter: ObservableObject {
  @Published private var ticks = 0
  @Published private(set) var label = "none"
  private var watch: AnyCancellable?

  init() {
    watch = $ticks
      .map { "\($0) ticks" }
      .sink { [weak self] in self?.label = $0 }
  }

  func tick() { ticks += 1 }
}
