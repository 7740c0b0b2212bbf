import Combine
import Observation

@Observable
final class Series {
  var value = 1 {
    willSet { valueSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var valueSubject = CurrentValueSubject<Int, Never>(_value)
}

func plot<P: Publisher>(_ values: P) -> AnyCancellable where P.Output == Int, P.Failure == Never {
  values.sink { print("plot \($0)") }
}

func smooth(_ values: AnyPublisher<Int, Never>) -> AnyCancellable {
  values.map { $0 * 2 }.sink { print("smooth \($0)") }
}

func watch(_ series: Series) -> [AnyCancellable] {
  [plot(series.valueSubject), smooth(series.valueSubject.eraseToAnyPublisher())]
}
