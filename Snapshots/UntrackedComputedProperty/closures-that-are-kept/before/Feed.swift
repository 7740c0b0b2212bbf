import SwiftUI

/// Counted where nobody is told.
enum Visits {
  static var count = 0
}

final class Feed: ObservableObject {
  @Published var items: [String] = []
  @Published var isLocked = false
  private let now: () -> Date
  private let today: () -> Date = { Date.now }
  private let visits: () -> Int = { Visits.count }
  private let isMuted: () -> Bool
  private let limit: () -> Int = { 10 }
  /// What it reads only who hands it in knows.
  private let source: () -> String

  init(now: @escaping () -> Date = Date.init, source: @escaping () -> String) {
    self.now = now
    self.source = source
    isMuted = { UserDefaults.standard.bool(forKey: "muted") }
  }

  var age: TimeInterval { now().timeIntervalSinceReferenceDate }
  var date: Date { today() }
  var visitCount: Int { visits() }
  var muted: Bool { isMuted() }
  var most: Int { limit() }
  var origin: String { source() }
  func stamp() -> Date { now() }
  /// It has its place in what is tracked.
  var title: String { "\(items.count) of \(limit())" }

  func load() {
    Visits.count += 1
    items.append("new")
  }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    Text("\(feed.age) \(feed.date) \(feed.visitCount)")
    Text("\(feed.muted ? "muted" : "loud") \(feed.most) \(feed.origin)")
    Text("\(feed.title) \(feed.stamp())")
    Button("Load") { feed.load() }
  }
}
