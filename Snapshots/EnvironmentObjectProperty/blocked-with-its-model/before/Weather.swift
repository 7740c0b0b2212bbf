import Combine

final class Weather: ObservableObject {
  @Published var degrees = 20
  private var watch: AnyCancellable?

  func log() {
    watch = $degrees.sink { print($0) }
  }
}
