import SwiftUI

final class Feed: ObservableObject {
  @Published var title = ""
}

struct FeedRow: View {
  @ObservedObject var feed: Feed

  var body: some View { Text(feed.title) }
}

struct FeedCell: View {
  @ObservedObject var source: Feed

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
