import SwiftUI

@Observable
class Base: ObservableObject {
  var items: [String] = []

  init() {
    setUp()
  }

  func setUp() {}
  func reset() { items = [] }
}

/// The initializer of its superclass runs its method.
final class Feed: Base {
  override func setUp() {
    items = (try? FileManager.default.contentsOfDirectory(atPath: "feed")) ?? []
    NotificationCenter.default.addObserver(
      forName: Notification.Name("feed"), object: nil, queue: .main
    ) { _ in }
  }
}

/// No initializer runs its method.
final class Archive: Base {
  override func reset() {
    items = (try? FileManager.default.contentsOfDirectory(atPath: "archive")) ?? []
    NotificationCenter.default.addObserver(
      forName: Notification.Name("archive"), object: nil, queue: .main
    ) { _ in }
  }
}

struct FeedView: View {
  @StateObject private var feed = Feed()
  @State private var archive = Archive()

  var body: some View {
    Text("\(feed.items.count) \(archive.items.count)")
  }
}
