import Combine
import SwiftUI

extension Published<String>.Publisher {
  func exceeds(_ limit: Double) -> AnyPublisher<Bool, Never> {
    map { (Double($0) ?? 0) > limit }.eraseToAnyPublisher()
  }
}

extension Published<[String: Int]?>.Publisher {
  func hasKeys() -> AnyPublisher<Bool, Never> {
    map { $0?.keys.isEmpty == false }.eraseToAnyPublisher()
  }
}

final class Parcel: ObservableObject {
  @Published var weight = ""
  @Published var labels: [String: Int]?
  private var bag: Set<AnyCancellable> = []

  init() {
    $weight.exceeds(0).sink { trace($0) }.store(in: &bag)
    $labels.hasKeys().sink { trace($0) }.store(in: &bag)
  }
}
