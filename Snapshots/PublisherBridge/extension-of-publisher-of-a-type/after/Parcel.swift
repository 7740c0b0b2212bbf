import Combine
import SwiftUI

extension Publisher where Output == String, Failure == Never {
  func exceeds(_ limit: Double) -> AnyPublisher<Bool, Never> {
    map { (Double($0) ?? 0) > limit }.eraseToAnyPublisher()
  }
}

extension Publisher where Output == [String: Int]?, Failure == Never {
  func hasKeys() -> AnyPublisher<Bool, Never> {
    map { $0?.keys.isEmpty == false }.eraseToAnyPublisher()
  }
}

@Observable
final class Parcel {
  var weight = "" {
    willSet { weightSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var weightSubject = CurrentValueSubject<String, Never>(_weight)
  var labels: [String: Int]? {
    willSet { labelsSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var labelsSubject = CurrentValueSubject<[String: Int]?, Never>(_labels)
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
    weightSubject.exceeds(0).sink { trace($0) }.store(in: &bag)
    labelsSubject.hasKeys().sink { trace($0) }.store(in: &bag)
  }
}
