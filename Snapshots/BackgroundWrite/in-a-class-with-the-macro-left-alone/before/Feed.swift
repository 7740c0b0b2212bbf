import SwiftUI

class Base: ObservableObject {
  @Published var title = ""
}

/// It tracks its properties already.
@Observable
final class Feed: Base {
  var count = 0

  func load() {
    Task.detached { self.count += 1 }
  }
}

struct FeedView: View {
  @State private var feed = Feed()

  var body: some View {
    Text("\(feed.count)")
    Button("Load", action: feed.load)
  }
}
