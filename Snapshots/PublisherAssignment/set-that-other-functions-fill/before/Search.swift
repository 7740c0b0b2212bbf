import Combine

final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private var watches: Set<AnyCancellable> = []

  init() {
    $query
      .map { [$0] }
      .assign(to: &$results)
  }

  func watch(_ publisher: AnyPublisher<String, Never>) {
    publisher.sink { print($0) }.store(in: &watches)
  }
}
