import Combine
import Foundation

final class Session: ObservableObject {
  @Published private(set) var user = ""
  @Published private(set) var others: [String] = []

  init(users: AnyPublisher<String, Never>, others: AnyPublisher<[String], Never>) {
    DispatchQueue.main.async {
      users.assign(to: &self.$user)
      others
        .dropFirst()
        .assign(to: &self.$others)
    }
  }
}
