import Combine
import Foundation

/// Swift 6 synthesizes no initializer for these once they are tracked.
final class Feed: ObservableObject {
  @MainActor @Published private(set) var posts: [String] = []
  @MainActor @Published var selection: String?

  @MainActor func load() { posts = ["p"] }
}

final class Inbox: NSObject, ObservableObject {
  @MainActor @Published var mails: [String] = []
}

/// These have one, or need none.
final class Outbox: ObservableObject {
  @MainActor @Published var mails: [String] = []

  init() {}
}

@MainActor final class Drafts: ObservableObject {
  @Published var mails: [String] = []
}
