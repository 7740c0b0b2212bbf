import SwiftUI

final class Feed: ObservableObject {
  @Published var posts: [String] = []
}

/// Counts how often bodies are evaluated.
final class Counters {
  static let shared = Counters()
  static var total = 0
  private(set) var count = 0

  @discardableResult
  func increment() -> Int {
    count += 1
    return count
  }

  static func add() { total += 1 }
}

/// Nothing shows the counts.
struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    let _ = Counters.shared.increment()
    let _ = Counters.add()
    List(feed.posts, id: \.self) { Text($0) }
  }
}

/// Observes the feed only to be evaluated again, and does not show the count.
struct FeedFooter: View {
  @ObservedObject var feed: Feed

  var body: some View {
    let _ = Counters.total += 1
    Text("End")
  }
}

/// Shows the counts.
struct DebugView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    let count = Counters.shared.increment()
    Text("\(count) of \(Counters.total)")
    Button("Clear") {
      Counters.total = 0
      feed.posts = []
    }
  }
}
