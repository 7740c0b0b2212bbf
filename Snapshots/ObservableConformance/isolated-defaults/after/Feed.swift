import Foundation
import Observation

/// Swift 6 synthesizes no initializer for these once they are tracked.
@Observable
final class Feed {
  @MainActor private(set) var posts: [String] = []
  @MainActor var selection: String?

  // Swift 6 does not synthesize it for properties on an actor.
  init() {}

  @MainActor func load() { posts = ["p"] }
}

@Observable
final class Inbox: NSObject {
  @MainActor var mails: [String] = []

  // Swift 6 does not synthesize it for properties on an actor.
  override init() { super.init() }
}

/// These have one, or need none.
@Observable
final class Outbox {
  @MainActor var mails: [String] = []

  init() {}
}

@MainActor @Observable final class Drafts {
  var mails: [String] = []
}
