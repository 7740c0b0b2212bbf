import Combine

final class Forecast: ObservableObject {
  @Published var degrees = 20
  @Published private(set) var text = ""

  init(degrees: AnyPublisher<Int, Never>) {
    degrees.assign(to: &$degrees)
    degrees.map { "\($0)°" }.assign(to: &$text)
  }
}
