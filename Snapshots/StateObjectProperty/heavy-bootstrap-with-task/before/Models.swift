import SwiftUI

final class Feed: ObservableObject {
  @Published var posts: [String] = []

  init() {
    Task { await load() }
  }

  func load() async {
    posts = []
  }
}

struct FeedView: View {
  @StateObject private var feed = Feed()
  var isOn = false

  var body: some View {
    if isOn {
      Text("on")
    }

    Text("\(feed.posts.count)")
  }
}
