import Combine
import SwiftUI

final class Topic: ObservableObject {
  @Published var count = 0
}

final class Account: ObservableObject {
  @Published var name = ""
}

/// The type of the parameter is not inferred, but the type around it names one.
final class TopicWatcher {
  private let topics: [String: Topic]
  private var bag: Set<AnyCancellable> = []

  init(topics: [String: Topic]) { self.topics = topics }

  func watch() {
    topics.mapValues { $0.objectWillChange }.values.forEach {
      $0.sink { print("topic") }.store(in: &bag)
    }
  }
}

struct TopicView: View {
  @ObservedObject var topic: Topic
  @ObservedObject var account: Account

  var body: some View { Text("\(topic.count) \(account.name)") }
}
