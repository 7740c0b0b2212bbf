import Combine

final class Search: ObservableObject {
  @Published var text = ""
  @Published var query = ""  // What is looked for.

  init() {
    $text.map { $0.lowercased() }.assign(to: &$query)
  }

  func queries() -> AnyPublisher<String, Never> { $query.eraseToAnyPublisher() }
}
