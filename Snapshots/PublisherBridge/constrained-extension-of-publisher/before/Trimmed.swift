import Combine

extension Published.Publisher where Value == String {
  func trimmed() -> AnyPublisher<Value, Never> {
    map { $0.filter { $0 != " " } }.eraseToAnyPublisher()
  }
}

extension Published.Publisher where Value: Equatable {
  func distinct() -> AnyPublisher<Value, Never> { removeDuplicates().eraseToAnyPublisher() }
}

final class Form: ObservableObject {
  @Published var name = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $name.trimmed().sink { print($0) }.store(in: &bag)
    $name.distinct().sink { print($0) }.store(in: &bag)
  }
}
