import SwiftUI

@Observable
final class Feed {
  var title = ""
}

struct FeedRow: View {
  var feed: Feed

  var body: some View { Text(feed.title) }
}

struct FeedCell: View {
  let source: Feed

  var body: some View { Text(source.title) }
}

extension View {
  func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

func row(_ feed: Feed, instead other: Feed) -> FeedRow {
  FeedRow(feed: feed).with(\.feed, other)
}
