import SwiftUI

@Observable
final class Feed {
  var posts: [String] = []
  @ObservationIgnored private(set) var isReady = false
  @ObservationIgnored private var bootstrapTask: Task<Void, Never>?

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    if bootstrapTask == nil {
      bootstrapTask = Task {
        await load()
        isReady = !Task.isCancelled
        bootstrapTask = nil
      }
    }
    await bootstrapTask?.value
  }

  func load() async {
    posts = []
  }
}

struct FeedView: View {
  @State private var feed = Feed()
  var isOn = false

  var body: some View {
    Group {
      if isOn {
        Text("on")
      }

      Text("\(feed.posts.count)")
    }
    .task { await feed.bootstrap() }
  }
}
