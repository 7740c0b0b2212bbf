import Combine
import Observation

/// What only another class returns stays as it is, also if a model publishes such values.
protocol OrderSource {
  var giftCardPublisher: Published<String?>.Publisher { get }
  var couponPublisher: Published<String?>.Publisher { get }
}

final class RemoteSource: OrderSource {
  @Published var giftCard: String?
  var giftCardPublisher: Published<String?>.Publisher {
    $giftCard
  }
  @Published var coupon: String?
  var couponPublisher: Published<String?>.Publisher { return self.$coupon }
}

typealias TextPublisher = AnyPublisher<String?, Never>

protocol NoteSource {
  var notePublisher: AnyPublisher<String?, Never> { get }
}

/// A type that is written in another way may be any publisher of the project.
@Observable
final class Notes: NoteSource {
  var note: String? {
    willSet { noteSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var noteSubject = CurrentValueSubject<String?, Never>(_note)
  var notePublisher: TextPublisher { noteSubject.eraseToAnyPublisher() }
}

@Observable
final class Totals {
  private(set) var total: String? {
    willSet { totalSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var totalSubject = CurrentValueSubject<String?, Never>(_total)
  private var totalPublisher: AnyPublisher<String?, Never> { totalSubject.eraseToAnyPublisher() }
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  func watch(_ source: OrderSource) {
    totalPublisher.sink { print($0 ?? "") }.store(in: &bag)
    source.giftCardPublisher.sink { print($0 ?? "") }.store(in: &bag)
    source.couponPublisher.sink { print($0 ?? "") }.store(in: &bag)
  }
}
