import SwiftUI

@Observable
final class Feed {
  var posts: [String] = []
  var loads = 0
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
  let feed: Feed

  var body: some View {
    let _ = Counters.shared.increment()
    let _ = Counters.add()
    List(feed.posts, id: \.self) { Text($0) }
  }
}

/// Observes the feed only to be evaluated again, and does not show the count.
struct FeedFooter: View {
  let feed: Feed

  var body: some View {
    let _ = Counters.total += 1
    Text("End")
  }
}

/// Shows the counts.
struct DebugView: View {
  let feed: Feed

  var body: some View {
    let count = Counters.shared.increment()
    Text("\(count) of \(Counters.total)")
    Button("Clear") {
      Counters.total = 0
      feed.posts = []
    }
  }
}

/// Counts its users while they run.
final class Store {
  static let shared = Store()
  private var users = 0
  var names: [String] = []

  var isEmpty: Bool {
    enter()
    defer { leave() }
    return true
  }

  /// Views show what changes here.
  var summary: String {
    enter()
    defer { leave() }
    return names.joined()
  }

  private func enter() {
    if users == 0 { print("open") }
    users += 1
  }

  private func leave() { users -= 1 }
}

struct StoreView: View {
  let feed: Feed

  var body: some View {
    Text(Store.shared.isEmpty ? "\(feed.posts.count)" : "")
    Button("Add") {
      Store.shared.names = []
      feed.loads += 1
    }
  }
}

struct SummaryView: View {
  let feed: Feed

  var body: some View { Text("\(feed.posts.count): \(Store.shared.summary)") }
}
