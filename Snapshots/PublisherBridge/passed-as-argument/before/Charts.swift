import Combine

final class Series: ObservableObject {
  @Published var value = 1
}

func plot<P: Publisher>(_ values: P) -> AnyCancellable where P.Output == Int, P.Failure == Never {
  values.sink { print("plot \($0)") }
}

func smooth(_ values: AnyPublisher<Int, Never>) -> AnyCancellable {
  values.map { $0 * 2 }.sink { print("smooth \($0)") }
}

func watch(_ series: Series) -> [AnyCancellable] {
  [plot(series.$value), smooth(series.$value.eraseToAnyPublisher())]
}
