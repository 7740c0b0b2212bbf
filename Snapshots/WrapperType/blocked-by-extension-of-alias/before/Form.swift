import Combine

typealias TextPublisher = Published<String>.Publisher

extension TextPublisher {
  func isLong() -> AnyPublisher<Bool, Never> { map { $0.count > 3 }.eraseToAnyPublisher() }
}

final class Form: ObservableObject {
  @Published var name = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $name.isLong().sink { print($0) }.store(in: &bag)
  }
}
