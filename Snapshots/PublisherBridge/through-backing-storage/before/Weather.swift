import Combine

final class Weather: ObservableObject {
  @Published var degrees = 20
  private var watch: AnyCancellable?

  func start() {
    watch = _degrees.projectedValue.sink { print($0) }
  }
}
