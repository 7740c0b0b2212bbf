import Foundation
import SwiftUI

final class Feed: ObservableObject {
  @Published private(set) var texts: [String] = []
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.texts.append("new")
    }
  }
}

extension Feed {
  /// Creates one each time, and starts it.
  static var live: Feed {
    let feed = Feed()
    feed.start()
    return feed
  }

  /// Creates one each time.
  static var quiet: Feed { Feed() }
}

struct LiveView: View {
  @StateObject var feed: Feed = .live
  var body: some View { Text("\(feed.texts.count)") }
}

struct QuietView: View {
  @StateObject var feed: Feed = .quiet
  var body: some View { Text("\(feed.texts.count)") }
}

struct FeedsView: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    LiveView()
    QuietView()
  }
}

#Preview {
  LiveView(feed: .quiet)
}
