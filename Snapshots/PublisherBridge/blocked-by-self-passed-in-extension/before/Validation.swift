import Combine

func validated(_ publisher: Published<String>.Publisher) -> AnyPublisher<Bool, Never> {
  publisher.map { !$0.isEmpty }.eraseToAnyPublisher()
}

extension Published.Publisher where Value == String {
  func isValid() -> AnyPublisher<Bool, Never> { validated(self) }
}

final class Form: ObservableObject {
  @Published var name = ""
  private var bag: Set<AnyCancellable> = []

  func watch() { $name.isValid().sink { print($0) }.store(in: &bag) }
}

final class Plain: ObservableObject {
  @Published var name = ""
}
