import Combine
import Foundation
import Observation

@Observable
final class Session {
  private(set) var user = ""
  private(set) var others: [String] = []
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(users: AnyPublisher<String, Never>, others: AnyPublisher<[String], Never>) {
    DispatchQueue.main.async {
      users.sink { [weak self] in self?.user = $0 }.store(in: &self.cancellables)
      others
        .dropFirst()
        .sink { [weak self] in self?.others = $0 }
        .store(in: &self.cancellables)
    }
  }
}
