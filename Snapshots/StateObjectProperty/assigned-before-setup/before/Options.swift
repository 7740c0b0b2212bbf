import SwiftUI

final class Options {
  var limit = 1

  static let shared = Options()
}

final class Feed: ObservableObject {
  @Published var limit = Options.shared.limit
}

/// `StateObject` evaluates its argument after the initializer has run, so the feed has the new limit.
struct FeedView: View {
  @StateObject private var feed: Feed

  init() {
    _feed = StateObject(wrappedValue: Feed())
    Options.shared.limit = 7
  }

  var body: some View { Text("\(feed.limit)") }
}

/// The limit is set before either way.
struct LateView: View {
  @StateObject private var feed: Feed

  init() {
    Options.shared.limit = 7
    _feed = StateObject(wrappedValue: Feed())
  }

  var body: some View { Text("\(feed.limit)") }
}
