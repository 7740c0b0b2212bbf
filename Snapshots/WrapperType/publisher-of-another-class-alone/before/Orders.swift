import Combine

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

typealias TextPublisher = Published<String?>.Publisher

protocol NoteSource {
  var notePublisher: Published<String?>.Publisher { get }
}

/// A type that is written in another way may be any publisher of the project.
final class Notes: ObservableObject, NoteSource {
  @Published var note: String?
  var notePublisher: TextPublisher { $note }
}

final class Totals: ObservableObject {
  @Published private(set) var total: String?
  private var totalPublisher: Published<String?>.Publisher { $total }
  private var bag: Set<AnyCancellable> = []

  func watch(_ source: OrderSource) {
    totalPublisher.sink { print($0 ?? "") }.store(in: &bag)
    source.giftCardPublisher.sink { print($0 ?? "") }.store(in: &bag)
    source.couponPublisher.sink { print($0 ?? "") }.store(in: &bag)
  }
}
